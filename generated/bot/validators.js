// Made from specs/bot.asyncapi.yaml and specs/bot.openapi.yaml by `npm run generate`. Change the documents, never this file.

var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

var require_ucs2length = __commonJS({
  "ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function ucs2length(str) {
      let len = str.length, length = 0, pos = 0, value;
      for (; pos < len; )
        length++, value = str.charCodeAt(pos++), value >= 55296 && value <= 56319 && pos < len && (value = str.charCodeAt(pos), (value & 64512) === 56320 && pos++);
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

import { add, validator } from "../validator.ts";
var checkEventId = check_validate21;
var check_func1 = require_ucs2length().default;
function check_validate21(data) {
  let errors = 0;
  if (errors === 0)
    if (typeof data == "string") {
      if (data.length < 1)
        return !1;
    } else
      return !1;
  return errors === 0;
}
var checkClientId = check_validate22;
function check_validate22(data) {
  let errors = 0;
  if (errors === 0)
    if (typeof data == "string") {
      if (data.length < 1)
        return !1;
    } else
      return !1;
  return errors === 0;
}
var checkBotChatId = check_validate23;
function check_validate23(data) {
  let errors = 0;
  if (errors === 0)
    if (typeof data == "string") {
      if (data.length < 1)
        return !1;
    } else
      return !1;
  return errors === 0;
}
var checkAgentJoinedEvent = check_validate24;
function check_validate24(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.event === void 0 && (missing0 = "event") || data.id === void 0 && (missing0 = "id") || data.client_id === void 0 && (missing0 = "client_id") || data.chat_id === void 0 && (missing0 = "chat_id"))
        return !1;
      if (data.event !== void 0) {
        let data0 = data.event, _errs1 = errors;
        if (typeof data0 != "string" || data0 !== "AGENT_JOINED")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.id !== void 0) {
          let data1 = data.id, _errs3 = errors;
          if (errors === errors)
            if (typeof data1 == "string") {
              if (data1.length < 1)
                return !1;
            } else
              return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.client_id !== void 0) {
            let data2 = data.client_id, _errs6 = errors;
            if (errors === errors)
              if (typeof data2 == "string") {
                if (data2.length < 1)
                  return !1;
              } else
                return !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.chat_id !== void 0) {
              let data3 = data.chat_id, _errs9 = errors;
              if (errors === errors)
                if (typeof data3 == "string") {
                  if (data3.length < 1)
                    return !1;
                } else
                  return !1;
              var valid0 = _errs9 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkAgentUnavailableEvent = check_validate25;
function check_validate25(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.event === void 0 && (missing0 = "event") || data.id === void 0 && (missing0 = "id") || data.client_id === void 0 && (missing0 = "client_id") || data.chat_id === void 0 && (missing0 = "chat_id"))
        return !1;
      if (data.event !== void 0) {
        let data0 = data.event, _errs1 = errors;
        if (typeof data0 != "string" || data0 !== "AGENT_UNAVAILABLE")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.id !== void 0) {
          let data1 = data.id, _errs3 = errors;
          if (errors === errors)
            if (typeof data1 == "string") {
              if (data1.length < 1)
                return !1;
            } else
              return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.client_id !== void 0) {
            let data2 = data.client_id, _errs6 = errors;
            if (errors === errors)
              if (typeof data2 == "string") {
                if (data2.length < 1)
                  return !1;
              } else
                return !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.chat_id !== void 0) {
              let data3 = data.chat_id, _errs9 = errors;
              if (errors === errors)
                if (typeof data3 == "string") {
                  if (data3.length < 1)
                    return !1;
                } else
                  return !1;
              var valid0 = _errs9 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkAnswerButton = check_validate26;
function check_validate26(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.text === void 0 && (missing0 = "text"))
        return !1;
      if (data.text !== void 0 && typeof data.text != "string")
        return !1;
    } else
      return !1;
  return errors === 0;
}
var checkAuthorizationHeader = check_validate27;
function check_validate27(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.Authorization !== void 0 && typeof data.Authorization != "string")
        return !1;
    } else
      return !1;
  return errors === 0;
}
var checkMessageTimestamp = check_validate28;
var check_pattern4 = new RegExp("^[0-9]+$", "u");
function check_validate28(data) {
  let errors = 0;
  return !(typeof data == "number" && isFinite(data)) && typeof data != "string" || errors === 0 && typeof data == "string" && !check_pattern4.test(data) ? !1 : errors === 0;
}
var checkTextContent = check_validate29;
function check_validate29(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.text === void 0 && (missing0 = "text"))
        return !1;
      if (data.type !== void 0) {
        let data0 = data.type, _errs1 = errors;
        if (typeof data0 != "string" || data0 !== "TEXT")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.text !== void 0) {
          let _errs3 = errors;
          if (typeof data.text != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.timestamp !== void 0) {
            let data2 = data.timestamp, _errs5 = errors, _errs6 = errors;
            if (!(typeof data2 == "number" && isFinite(data2)) && typeof data2 != "string" || errors === _errs6 && typeof data2 == "string" && !check_pattern4.test(data2))
              return !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return !1;
  return errors === 0;
}
var checkMarkdownContent = check_validate30;
function check_validate30(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.content === void 0 && (missing0 = "content"))
        return !1;
      if (data.type !== void 0) {
        let data0 = data.type, _errs1 = errors;
        if (typeof data0 != "string" || data0 !== "MARKDOWN")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.content !== void 0) {
          let _errs3 = errors;
          if (typeof data.content != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.text !== void 0) {
            let _errs5 = errors;
            if (typeof data.text != "string")
              return !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.timestamp !== void 0) {
              let data3 = data.timestamp, _errs7 = errors, _errs8 = errors;
              if (!(typeof data3 == "number" && isFinite(data3)) && typeof data3 != "string" || errors === _errs8 && typeof data3 == "string" && !check_pattern4.test(data3))
                return !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkButtonsContent = check_validate31;
function check_validate31(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.buttons === void 0 && (missing0 = "buttons"))
        return !1;
      if (data.type !== void 0) {
        let data0 = data.type, _errs1 = errors;
        if (typeof data0 != "string" || data0 !== "BUTTONS")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.buttons !== void 0) {
          let data1 = data.buttons, _errs3 = errors;
          if (errors === _errs3)
            if (Array.isArray(data1)) {
              if (data1.length > 3)
                return !1;
              {
                var valid1 = !0;
                let len0 = data1.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data2 = data1[i0], _errs5 = errors;
                  if (errors === errors)
                    if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                      let missing1;
                      if (data2.text === void 0 && (missing1 = "text"))
                        return !1;
                      if (data2.text !== void 0 && typeof data2.text != "string")
                        return !1;
                    } else
                      return !1;
                  var valid1 = _errs5 === errors;
                  if (!valid1)
                    break;
                }
              }
            } else
              return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.title !== void 0) {
            let _errs10 = errors;
            if (typeof data.title != "string")
              return !1;
            var valid0 = _errs10 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.text !== void 0) {
              let _errs12 = errors;
              if (typeof data.text != "string")
                return !1;
              var valid0 = _errs12 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.timestamp !== void 0) {
                let data6 = data.timestamp, _errs14 = errors, _errs15 = errors;
                if (!(typeof data6 == "number" && isFinite(data6)) && typeof data6 != "string" || errors === _errs15 && typeof data6 == "string" && !check_pattern4.test(data6))
                  return !1;
                var valid0 = _errs14 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkBotContent = check_validate32;
function check_validate32(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type"))
        return !1;
      if (data.type !== void 0) {
        let data0 = data.type, _errs1 = errors;
        if (!(data0 === "TEXT" || data0 === "MARKDOWN" || data0 === "BUTTONS"))
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        let tag0 = data?.type;
        tag0 === "TEXT" ? check_validate29(data) || errors++ : tag0 === "MARKDOWN" ? check_validate30(data) || errors++ : tag0 === "BUTTONS" && (check_validate31(data) || errors++);
      }
    } else
      return !1;
  return errors === 0;
}
var checkBotMessageEvent = check_validate36;
function check_validate36(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.event === void 0 && (missing0 = "event") || data.chat_id === void 0 && (missing0 = "chat_id") || data.message === void 0 && (missing0 = "message"))
        return !1;
      if (data.event !== void 0) {
        let data0 = data.event, _errs1 = errors;
        if (typeof data0 != "string" || data0 !== "BOT_MESSAGE")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.id !== void 0) {
          let data1 = data.id, _errs3 = errors;
          if (errors === errors)
            if (typeof data1 == "string") {
              if (data1.length < 1)
                return !1;
            } else
              return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.chat_id !== void 0) {
            let data2 = data.chat_id, _errs6 = errors;
            if (errors === errors)
              if (typeof data2 == "string") {
                if (data2.length < 1)
                  return !1;
              } else
                return !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.message !== void 0) {
              let _errs9 = errors;
              check_validate32(data.message) || errors++;
              var valid0 = _errs9 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkChatClosedEvent = check_validate38;
function check_validate38(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.event === void 0 && (missing0 = "event"))
        return !1;
      if (data.event !== void 0) {
        let data0 = data.event, _errs1 = errors;
        if (typeof data0 != "string" || data0 !== "CHAT_CLOSED")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.id !== void 0) {
          let data1 = data.id, _errs3 = errors;
          if (errors === errors)
            if (typeof data1 == "string") {
              if (data1.length < 1)
                return !1;
            } else
              return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.client_id !== void 0) {
            let data2 = data.client_id, _errs6 = errors;
            if (errors === errors)
              if (typeof data2 == "string") {
                if (data2.length < 1)
                  return !1;
              } else
                return !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.chat_id !== void 0) {
              let data3 = data.chat_id, _errs9 = errors;
              if (errors === errors)
                if (typeof data3 == "string") {
                  if (data3.length < 1)
                    return !1;
                } else
                  return !1;
              var valid0 = _errs9 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkClientContent = check_validate39;
function check_validate39(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type"))
        return !1;
      if (data.type !== void 0) {
        let data0 = data.type, _errs1 = errors;
        if (!(data0 === "TEXT" || data0 === "MARKDOWN" || data0 === "BUTTONS"))
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        let tag0 = data?.type;
        tag0 === "TEXT" ? check_validate29(data) || errors++ : tag0 === "MARKDOWN" ? check_validate30(data) || errors++ : tag0 === "BUTTONS" && (check_validate31(data) || errors++);
      }
    } else
      return !1;
  return errors === 0;
}
var checkClientMessageEvent = check_validate43;
function check_validate43(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.event === void 0 && (missing0 = "event") || data.id === void 0 && (missing0 = "id") || data.client_id === void 0 && (missing0 = "client_id") || data.chat_id === void 0 && (missing0 = "chat_id") || data.message === void 0 && (missing0 = "message"))
        return !1;
      if (data.event !== void 0) {
        let data0 = data.event, _errs1 = errors;
        if (typeof data0 != "string" || data0 !== "CLIENT_MESSAGE")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.id !== void 0) {
          let data1 = data.id, _errs3 = errors;
          if (errors === errors)
            if (typeof data1 == "string") {
              if (data1.length < 1)
                return !1;
            } else
              return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.client_id !== void 0) {
            let data2 = data.client_id, _errs6 = errors;
            if (errors === errors)
              if (typeof data2 == "string") {
                if (data2.length < 1)
                  return !1;
              } else
                return !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.chat_id !== void 0) {
              let data3 = data.chat_id, _errs9 = errors;
              if (errors === errors)
                if (typeof data3 == "string") {
                  if (data3.length < 1)
                    return !1;
                } else
                  return !1;
              var valid0 = _errs9 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.message !== void 0) {
                let _errs12 = errors;
                check_validate39(data.message) || errors++;
                var valid0 = _errs12 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkErrorCode = check_validate45;
function check_validate45(data) {
  let errors = 0;
  if (errors === 0)
    if (typeof data == "string") {
      if (data.length < 1)
        return !1;
    } else
      return !1;
  return errors === 0;
}
var checkErrorDetail = check_validate46;
function check_validate46(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.code === void 0 && (missing0 = "code") || data.message === void 0 && (missing0 = "message"))
        return !1;
      if (data.code !== void 0) {
        let data0 = data.code, _errs1 = errors;
        if (errors === errors)
          if (typeof data0 == "string") {
            if (data0.length < 1)
              return !1;
          } else
            return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.message !== void 0) {
          let data1 = data.message, _errs4 = errors;
          if (errors === _errs4)
            if (typeof data1 == "string") {
              if (data1.length < 1)
                return !1;
            } else
              return !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
    } else
      return !1;
  return errors === 0;
}
var checkErrorBody = check_validate47;
function check_validate47(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.error === void 0 && (missing0 = "error"))
        return !1;
      data.error !== void 0 && (check_validate46(data.error) || errors++);
    } else
      return !1;
  return errors === 0;
}
var checkInviteAgentEvent = check_validate49;
function check_validate49(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.event === void 0 && (missing0 = "event") || data.chat_id === void 0 && (missing0 = "chat_id"))
        return !1;
      if (data.event !== void 0) {
        let data0 = data.event, _errs1 = errors;
        if (typeof data0 != "string" || data0 !== "INVITE_AGENT")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.id !== void 0) {
          let data1 = data.id, _errs3 = errors;
          if (errors === errors)
            if (typeof data1 == "string") {
              if (data1.length < 1)
                return !1;
            } else
              return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.client_id !== void 0) {
            let data2 = data.client_id, _errs6 = errors;
            if (errors === errors)
              if (typeof data2 == "string") {
                if (data2.length < 1)
                  return !1;
              } else
                return !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.chat_id !== void 0) {
              let data3 = data.chat_id, _errs9 = errors;
              if (errors === errors)
                if (typeof data3 == "string") {
                  if (data3.length < 1)
                    return !1;
                } else
                  return !1;
              var valid0 = _errs9 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkProviderEvent = check_validate50;
function check_validate50(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.event === void 0 && (missing0 = "event"))
        return !1;
      if (data.event !== void 0) {
        let data0 = data.event, _errs1 = errors;
        if (!(data0 === "BOT_MESSAGE" || data0 === "INVITE_AGENT"))
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        let tag0 = data?.event;
        tag0 === "BOT_MESSAGE" ? check_validate36(data) || errors++ : tag0 === "INVITE_AGENT" && (check_validate49(data) || errors++);
      }
    } else
      return !1;
  return errors === 0;
}
var collectEventId = collect_validate21;
var collect_func1 = require_ucs2length().default;
function collect_validate21(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? data.length < 1 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), collect_validate21.errors = vErrors, errors === 0;
}
var collectClientId = collect_validate22;
function collect_validate22(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? data.length < 1 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), collect_validate22.errors = vErrors, errors === 0;
}
var collectBotChatId = collect_validate23;
function collect_validate23(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? data.length < 1 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), collect_validate23.errors = vErrors, errors === 0;
}
var collectAgentJoinedEvent = collect_validate24;
function collect_validate24(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.event === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "event" }, message: "must have required property 'event'" }), errors++), data.id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" }), errors++), data.client_id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "client_id" }, message: "must have required property 'client_id'" }), errors++), data.chat_id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "chat_id" }, message: "must have required property 'chat_id'" }), errors++), data.event !== void 0) {
      let data0 = data.event;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/event", schemaPath: "#/properties/event/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 !== "AGENT_JOINED" && (vErrors = add(vErrors, { instancePath: instancePath + "/event", schemaPath: "#/properties/event/const", keyword: "const", params: { allowedValue: "AGENT_JOINED" }, message: "must be equal to constant" }), errors++);
    }
    if (data.id !== void 0) {
      let data1 = data.id;
      typeof data1 == "string" ? data1.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/id", schemaPath: "#/$defs/EventId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/id", schemaPath: "#/$defs/EventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.client_id !== void 0) {
      let data2 = data.client_id;
      typeof data2 == "string" ? data2.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/client_id", schemaPath: "#/$defs/ClientId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/client_id", schemaPath: "#/$defs/ClientId/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.chat_id !== void 0) {
      let data3 = data.chat_id;
      typeof data3 == "string" ? data3.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/chat_id", schemaPath: "#/$defs/BotChatId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/chat_id", schemaPath: "#/$defs/BotChatId/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate24.errors = vErrors, errors === 0;
}
var collectAgentUnavailableEvent = collect_validate25;
function collect_validate25(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.event === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "event" }, message: "must have required property 'event'" }), errors++), data.id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" }), errors++), data.client_id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "client_id" }, message: "must have required property 'client_id'" }), errors++), data.chat_id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "chat_id" }, message: "must have required property 'chat_id'" }), errors++), data.event !== void 0) {
      let data0 = data.event;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/event", schemaPath: "#/properties/event/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 !== "AGENT_UNAVAILABLE" && (vErrors = add(vErrors, { instancePath: instancePath + "/event", schemaPath: "#/properties/event/const", keyword: "const", params: { allowedValue: "AGENT_UNAVAILABLE" }, message: "must be equal to constant" }), errors++);
    }
    if (data.id !== void 0) {
      let data1 = data.id;
      typeof data1 == "string" ? data1.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/id", schemaPath: "#/$defs/EventId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/id", schemaPath: "#/$defs/EventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.client_id !== void 0) {
      let data2 = data.client_id;
      typeof data2 == "string" ? data2.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/client_id", schemaPath: "#/$defs/ClientId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/client_id", schemaPath: "#/$defs/ClientId/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.chat_id !== void 0) {
      let data3 = data.chat_id;
      typeof data3 == "string" ? data3.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/chat_id", schemaPath: "#/$defs/BotChatId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/chat_id", schemaPath: "#/$defs/BotChatId/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate25.errors = vErrors, errors === 0;
}
var collectAnswerButton = collect_validate26;
function collect_validate26(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.text === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'" }), errors++), data.text !== void 0 && typeof data.text != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++), collect_validate26.errors = vErrors, errors === 0;
}
var collectAuthorizationHeader = collect_validate27;
function collect_validate27(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? data.Authorization !== void 0 && typeof data.Authorization != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/Authorization", schemaPath: "#/properties/Authorization/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++), collect_validate27.errors = vErrors, errors === 0;
}
var collectMessageTimestamp = collect_validate28, collect_schema45 = { type: ["number", "string"], pattern: "^[0-9]+$" }, collect_pattern4 = new RegExp("^[0-9]+$", "u");
function collect_validate28(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return !(typeof data == "number" && isFinite(data)) && typeof data != "string" && (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: collect_schema45.type }, message: "must be number,string" }), errors++), typeof data == "string" && (collect_pattern4.test(data) || (vErrors = add(vErrors, { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[0-9]+$" }, message: 'must match pattern "^[0-9]+$"' }), errors++)), collect_validate28.errors = vErrors, errors === 0;
}
var collectTextContent = collect_validate29;
function collect_validate29(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data.text === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'" }), errors++), data.type !== void 0) {
      let data0 = data.type;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 !== "TEXT" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "TEXT" }, message: "must be equal to constant" }), errors++);
    }
    if (data.text !== void 0 && typeof data.text != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.timestamp !== void 0) {
      let data2 = data.timestamp;
      !(typeof data2 == "number" && isFinite(data2)) && typeof data2 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/MessageTimestamp/type", keyword: "type", params: { type: collect_schema45.type }, message: "must be number,string" }), errors++), typeof data2 == "string" && (collect_pattern4.test(data2) || (vErrors = add(vErrors, { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/MessageTimestamp/pattern", keyword: "pattern", params: { pattern: "^[0-9]+$" }, message: 'must match pattern "^[0-9]+$"' }), errors++));
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate29.errors = vErrors, errors === 0;
}
var collectMarkdownContent = collect_validate30;
function collect_validate30(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data.content === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "content" }, message: "must have required property 'content'" }), errors++), data.type !== void 0) {
      let data0 = data.type;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 !== "MARKDOWN" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "MARKDOWN" }, message: "must be equal to constant" }), errors++);
    }
    if (data.content !== void 0 && typeof data.content != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.text !== void 0 && typeof data.text != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.timestamp !== void 0) {
      let data3 = data.timestamp;
      !(typeof data3 == "number" && isFinite(data3)) && typeof data3 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/MessageTimestamp/type", keyword: "type", params: { type: collect_schema45.type }, message: "must be number,string" }), errors++), typeof data3 == "string" && (collect_pattern4.test(data3) || (vErrors = add(vErrors, { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/MessageTimestamp/pattern", keyword: "pattern", params: { pattern: "^[0-9]+$" }, message: 'must match pattern "^[0-9]+$"' }), errors++));
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate30.errors = vErrors, errors === 0;
}
var collectButtonsContent = collect_validate31;
function collect_validate31(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data.buttons === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "buttons" }, message: "must have required property 'buttons'" }), errors++), data.type !== void 0) {
      let data0 = data.type;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 !== "BUTTONS" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "BUTTONS" }, message: "must be equal to constant" }), errors++);
    }
    if (data.buttons !== void 0) {
      let data1 = data.buttons;
      if (Array.isArray(data1)) {
        data1.length > 3 && (vErrors = add(vErrors, { instancePath: instancePath + "/buttons", schemaPath: "#/properties/buttons/maxItems", keyword: "maxItems", params: { limit: 3 }, message: "must NOT have more than 3 items" }), errors++);
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0 && errors < 50; i0++) {
          let data2 = data1[i0];
          data2 && typeof data2 == "object" && !Array.isArray(data2) ? (data2.text === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/buttons/" + i0, schemaPath: "#/$defs/AnswerButton/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'" }), errors++), data2.text !== void 0 && typeof data2.text != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/buttons/" + i0 + "/text", schemaPath: "#/$defs/AnswerButton/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/buttons/" + i0, schemaPath: "#/$defs/AnswerButton/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++);
        }
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/buttons", schemaPath: "#/properties/buttons/type", keyword: "type", params: { type: "array" }, message: "must be array" }), errors++;
    }
    if (data.title !== void 0 && typeof data.title != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.text !== void 0 && typeof data.text != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.timestamp !== void 0) {
      let data6 = data.timestamp;
      !(typeof data6 == "number" && isFinite(data6)) && typeof data6 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/MessageTimestamp/type", keyword: "type", params: { type: collect_schema45.type }, message: "must be number,string" }), errors++), typeof data6 == "string" && (collect_pattern4.test(data6) || (vErrors = add(vErrors, { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/MessageTimestamp/pattern", keyword: "pattern", params: { pattern: "^[0-9]+$" }, message: 'must match pattern "^[0-9]+$"' }), errors++));
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate31.errors = vErrors, errors === 0;
}
var collectBotContent = collect_validate32, collect_schema53 = { type: "object", required: ["type"], properties: { type: { enum: ["TEXT", "MARKDOWN", "BUTTONS"] } }, "x-tag": { path: ["type"], values: [["TEXT"], ["MARKDOWN"], ["BUTTONS"]] }, "x-branches": [{ $ref: "#/$defs/TextContent" }, { $ref: "#/$defs/MarkdownContent" }, { $ref: "#/$defs/ButtonsContent" }] };
function collect_validate32(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data.type !== void 0) {
      let data0 = data.type;
      data0 === "TEXT" || data0 === "MARKDOWN" || data0 === "BUTTONS" || (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: collect_schema53.properties.type.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
    let tag0 = data?.type;
    tag0 === "TEXT" ? collect_validate29(data, instancePath) || (vErrors = vErrors === null ? collect_validate29.errors : vErrors.concat(collect_validate29.errors), errors = vErrors.length) : tag0 === "MARKDOWN" ? collect_validate30(data, instancePath) || (vErrors = vErrors === null ? collect_validate30.errors : vErrors.concat(collect_validate30.errors), errors = vErrors.length) : tag0 === "BUTTONS" && (collect_validate31(data, instancePath) || (vErrors = vErrors === null ? collect_validate31.errors : vErrors.concat(collect_validate31.errors), errors = vErrors.length));
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate32.errors = vErrors, errors === 0;
}
var collectBotMessageEvent = collect_validate36;
function collect_validate36(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.event === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "event" }, message: "must have required property 'event'" }), errors++), data.chat_id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "chat_id" }, message: "must have required property 'chat_id'" }), errors++), data.message === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" }), errors++), data.event !== void 0) {
      let data0 = data.event;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/event", schemaPath: "#/properties/event/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 !== "BOT_MESSAGE" && (vErrors = add(vErrors, { instancePath: instancePath + "/event", schemaPath: "#/properties/event/const", keyword: "const", params: { allowedValue: "BOT_MESSAGE" }, message: "must be equal to constant" }), errors++);
    }
    if (data.id !== void 0) {
      let data1 = data.id;
      typeof data1 == "string" ? data1.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/id", schemaPath: "#/$defs/EventId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/id", schemaPath: "#/$defs/EventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.chat_id !== void 0) {
      let data2 = data.chat_id;
      typeof data2 == "string" ? data2.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/chat_id", schemaPath: "#/$defs/BotChatId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/chat_id", schemaPath: "#/$defs/BotChatId/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    data.message !== void 0 && (collect_validate32(data.message, instancePath + "/message") || (vErrors = vErrors === null ? collect_validate32.errors : vErrors.concat(collect_validate32.errors), errors = vErrors.length));
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate36.errors = vErrors, errors === 0;
}
var collectChatClosedEvent = collect_validate38;
function collect_validate38(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.event === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "event" }, message: "must have required property 'event'" }), errors++), data.event !== void 0) {
      let data0 = data.event;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/event", schemaPath: "#/properties/event/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 !== "CHAT_CLOSED" && (vErrors = add(vErrors, { instancePath: instancePath + "/event", schemaPath: "#/properties/event/const", keyword: "const", params: { allowedValue: "CHAT_CLOSED" }, message: "must be equal to constant" }), errors++);
    }
    if (data.id !== void 0) {
      let data1 = data.id;
      typeof data1 == "string" ? data1.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/id", schemaPath: "#/$defs/EventId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/id", schemaPath: "#/$defs/EventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.client_id !== void 0) {
      let data2 = data.client_id;
      typeof data2 == "string" ? data2.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/client_id", schemaPath: "#/$defs/ClientId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/client_id", schemaPath: "#/$defs/ClientId/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.chat_id !== void 0) {
      let data3 = data.chat_id;
      typeof data3 == "string" ? data3.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/chat_id", schemaPath: "#/$defs/BotChatId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/chat_id", schemaPath: "#/$defs/BotChatId/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate38.errors = vErrors, errors === 0;
}
var collectClientContent = collect_validate39, collect_schema61 = { type: "object", required: ["type"], properties: { type: { enum: ["TEXT", "MARKDOWN", "BUTTONS"] } }, "x-tag": { path: ["type"], values: [["TEXT"], ["MARKDOWN"], ["BUTTONS"]] }, "x-branches": [{ $ref: "#/$defs/TextContent" }, { $ref: "#/$defs/MarkdownContent" }, { $ref: "#/$defs/ButtonsContent" }] };
function collect_validate39(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data.type !== void 0) {
      let data0 = data.type;
      data0 === "TEXT" || data0 === "MARKDOWN" || data0 === "BUTTONS" || (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: collect_schema61.properties.type.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
    let tag0 = data?.type;
    tag0 === "TEXT" ? collect_validate29(data, instancePath) || (vErrors = vErrors === null ? collect_validate29.errors : vErrors.concat(collect_validate29.errors), errors = vErrors.length) : tag0 === "MARKDOWN" ? collect_validate30(data, instancePath) || (vErrors = vErrors === null ? collect_validate30.errors : vErrors.concat(collect_validate30.errors), errors = vErrors.length) : tag0 === "BUTTONS" && (collect_validate31(data, instancePath) || (vErrors = vErrors === null ? collect_validate31.errors : vErrors.concat(collect_validate31.errors), errors = vErrors.length));
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate39.errors = vErrors, errors === 0;
}
var collectClientMessageEvent = collect_validate43;
function collect_validate43(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.event === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "event" }, message: "must have required property 'event'" }), errors++), data.id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" }), errors++), data.client_id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "client_id" }, message: "must have required property 'client_id'" }), errors++), data.chat_id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "chat_id" }, message: "must have required property 'chat_id'" }), errors++), data.message === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" }), errors++), data.event !== void 0) {
      let data0 = data.event;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/event", schemaPath: "#/properties/event/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 !== "CLIENT_MESSAGE" && (vErrors = add(vErrors, { instancePath: instancePath + "/event", schemaPath: "#/properties/event/const", keyword: "const", params: { allowedValue: "CLIENT_MESSAGE" }, message: "must be equal to constant" }), errors++);
    }
    if (data.id !== void 0) {
      let data1 = data.id;
      typeof data1 == "string" ? data1.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/id", schemaPath: "#/$defs/EventId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/id", schemaPath: "#/$defs/EventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.client_id !== void 0) {
      let data2 = data.client_id;
      typeof data2 == "string" ? data2.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/client_id", schemaPath: "#/$defs/ClientId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/client_id", schemaPath: "#/$defs/ClientId/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.chat_id !== void 0) {
      let data3 = data.chat_id;
      typeof data3 == "string" ? data3.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/chat_id", schemaPath: "#/$defs/BotChatId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/chat_id", schemaPath: "#/$defs/BotChatId/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    data.message !== void 0 && (collect_validate39(data.message, instancePath + "/message") || (vErrors = vErrors === null ? collect_validate39.errors : vErrors.concat(collect_validate39.errors), errors = vErrors.length));
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate43.errors = vErrors, errors === 0;
}
var collectErrorCode = collect_validate45;
function collect_validate45(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? data.length < 1 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), collect_validate45.errors = vErrors, errors === 0;
}
var collectErrorDetail = collect_validate46;
function collect_validate46(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'" }), errors++), data.message === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" }), errors++), data.code !== void 0) {
      let data0 = data.code;
      typeof data0 == "string" ? data0.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/code", schemaPath: "#/$defs/ErrorCode/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/code", schemaPath: "#/$defs/ErrorCode/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.message !== void 0) {
      let data1 = data.message;
      typeof data1 == "string" ? data1.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/message", schemaPath: "#/properties/message/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate46.errors = vErrors, errors === 0;
}
var collectErrorBody = collect_validate47;
function collect_validate47(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.error === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" }), errors++), data.error !== void 0 && (collect_validate46(data.error, instancePath + "/error") || (vErrors = vErrors === null ? collect_validate46.errors : vErrors.concat(collect_validate46.errors), errors = vErrors.length))) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++), collect_validate47.errors = vErrors, errors === 0;
}
var collectInviteAgentEvent = collect_validate49;
function collect_validate49(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.event === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "event" }, message: "must have required property 'event'" }), errors++), data.chat_id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "chat_id" }, message: "must have required property 'chat_id'" }), errors++), data.event !== void 0) {
      let data0 = data.event;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/event", schemaPath: "#/properties/event/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 !== "INVITE_AGENT" && (vErrors = add(vErrors, { instancePath: instancePath + "/event", schemaPath: "#/properties/event/const", keyword: "const", params: { allowedValue: "INVITE_AGENT" }, message: "must be equal to constant" }), errors++);
    }
    if (data.id !== void 0) {
      let data1 = data.id;
      typeof data1 == "string" ? data1.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/id", schemaPath: "#/$defs/EventId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/id", schemaPath: "#/$defs/EventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.client_id !== void 0) {
      let data2 = data.client_id;
      typeof data2 == "string" ? data2.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/client_id", schemaPath: "#/$defs/ClientId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/client_id", schemaPath: "#/$defs/ClientId/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.chat_id !== void 0) {
      let data3 = data.chat_id;
      typeof data3 == "string" ? data3.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/chat_id", schemaPath: "#/$defs/BotChatId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/chat_id", schemaPath: "#/$defs/BotChatId/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate49.errors = vErrors, errors === 0;
}
var collectProviderEvent = collect_validate50, collect_schema74 = { type: "object", required: ["event"], properties: { event: { enum: ["BOT_MESSAGE", "INVITE_AGENT"] } }, "x-tag": { path: ["event"], values: [["BOT_MESSAGE"], ["INVITE_AGENT"]] }, "x-branches": [{ $ref: "#/$defs/BotMessageEvent" }, { $ref: "#/$defs/InviteAgentEvent" }] };
function collect_validate50(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.event === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "event" }, message: "must have required property 'event'" }), errors++), data.event !== void 0) {
      let data0 = data.event;
      data0 === "BOT_MESSAGE" || data0 === "INVITE_AGENT" || (vErrors = add(vErrors, { instancePath: instancePath + "/event", schemaPath: "#/properties/event/enum", keyword: "enum", params: { allowedValues: collect_schema74.properties.event.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
    let tag0 = data?.event;
    tag0 === "BOT_MESSAGE" ? collect_validate36(data, instancePath) || (vErrors = vErrors === null ? collect_validate36.errors : vErrors.concat(collect_validate36.errors), errors = vErrors.length) : tag0 === "INVITE_AGENT" && (collect_validate49(data, instancePath) || (vErrors = vErrors === null ? collect_validate49.errors : vErrors.concat(collect_validate49.errors), errors = vErrors.length));
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate50.errors = vErrors, errors === 0;
}
var validateEventId = /* @__PURE__ */ validator(checkEventId, collectEventId), validateClientId = /* @__PURE__ */ validator(checkClientId, collectClientId), validateBotChatId = /* @__PURE__ */ validator(checkBotChatId, collectBotChatId), validateAgentJoinedEvent = /* @__PURE__ */ validator(checkAgentJoinedEvent, collectAgentJoinedEvent), validateAgentUnavailableEvent = /* @__PURE__ */ validator(checkAgentUnavailableEvent, collectAgentUnavailableEvent), validateAnswerButton = /* @__PURE__ */ validator(checkAnswerButton, collectAnswerButton), validateAuthorizationHeader = /* @__PURE__ */ validator(checkAuthorizationHeader, collectAuthorizationHeader), validateMessageTimestamp = /* @__PURE__ */ validator(checkMessageTimestamp, collectMessageTimestamp), validateTextContent = /* @__PURE__ */ validator(checkTextContent, collectTextContent), validateMarkdownContent = /* @__PURE__ */ validator(checkMarkdownContent, collectMarkdownContent), validateButtonsContent = /* @__PURE__ */ validator(checkButtonsContent, collectButtonsContent), validateBotContent = /* @__PURE__ */ validator(checkBotContent, collectBotContent), validateBotMessageEvent = /* @__PURE__ */ validator(checkBotMessageEvent, collectBotMessageEvent), validateChatClosedEvent = /* @__PURE__ */ validator(checkChatClosedEvent, collectChatClosedEvent), validateClientContent = /* @__PURE__ */ validator(checkClientContent, collectClientContent), validateClientMessageEvent = /* @__PURE__ */ validator(checkClientMessageEvent, collectClientMessageEvent), validateErrorCode = /* @__PURE__ */ validator(checkErrorCode, collectErrorCode), validateErrorDetail = /* @__PURE__ */ validator(checkErrorDetail, collectErrorDetail), validateErrorBody = /* @__PURE__ */ validator(checkErrorBody, collectErrorBody), validateInviteAgentEvent = /* @__PURE__ */ validator(checkInviteAgentEvent, collectInviteAgentEvent), validateProviderEvent = /* @__PURE__ */ validator(checkProviderEvent, collectProviderEvent);
export {
  validateAgentJoinedEvent,
  validateAgentUnavailableEvent,
  validateAnswerButton,
  validateAuthorizationHeader,
  validateBotChatId,
  validateBotContent,
  validateBotMessageEvent,
  validateButtonsContent,
  validateChatClosedEvent,
  validateClientContent,
  validateClientId,
  validateClientMessageEvent,
  validateErrorBody,
  validateErrorCode,
  validateErrorDetail,
  validateEventId,
  validateInviteAgentEvent,
  validateMarkdownContent,
  validateMessageTimestamp,
  validateProviderEvent,
  validateTextContent
};
