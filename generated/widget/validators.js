// Made from specs/widget.asyncapi.yaml by `npm run generate`. Change the documents, never this file.

import { add, validator } from "../validator.ts";
var checkCallResult = check_validate21;
function check_validate21(data) {
  let errors = 0;
  return typeof data != "string" || !(data === "ok" || data === "fail") ? !1 : errors === 0;
}
var checkCallOutcome = check_validate22;
function check_validate22(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.result !== void 0) {
        let data0 = data.result, _errs1 = errors;
        if (typeof data0 != "string" || !(data0 === "ok" || data0 === "fail"))
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.reason !== void 0) {
          let _errs4 = errors;
          if (typeof data.reason != "string")
            return !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
    } else
      return !1;
  return errors === 0;
}
var checkCallEndArguments = check_validate23;
function check_validate23(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.outcome === void 0 && (missing0 = "outcome"))
        return !1;
      data.outcome !== void 0 && (check_validate22(data.outcome) || errors++);
    } else
      return !1;
  return errors === 0;
}
var checkWidgetDone = check_validate25;
function check_validate25(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.result === void 0 && (missing0 = "result"))
        return !1;
      if (data.result !== void 0) {
        let data0 = data.result;
        if (typeof data0 != "string" || data0 !== "ok")
          return !1;
      }
    } else
      return !1;
  return errors === 0;
}
var checkCallbackUnavailableReason = check_validate26;
function check_validate26(data) {
  let errors = 0;
  return typeof data != "string" || !(data === "Callback disabled" || data === "Callback unavaiable") ? !1 : errors === 0;
}
var checkCallbackUnavailable = check_validate27;
function check_validate27(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.result === void 0 && (missing0 = "result") || data.reason === void 0 && (missing0 = "reason"))
        return !1;
      if (data.result !== void 0) {
        let data0 = data.result, _errs1 = errors;
        if (typeof data0 != "string" || data0 !== "fail")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.reason !== void 0) {
          let data1 = data.reason, _errs3 = errors;
          if (typeof data1 != "string" || !(data1 === "Callback disabled" || data1 === "Callback unavaiable"))
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return !1;
  return errors === 0;
}
var checkCallbackAvailability = check_validate28;
function check_validate28(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.result === void 0 && (missing0 = "result"))
        return !1;
      if (data.result !== void 0) {
        let data0 = data.result, _errs1 = errors;
        if (!(data0 === "ok" || data0 === "fail"))
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        let tag0 = data?.result;
        if (tag0 === "ok") {
          if (errors === errors)
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing1;
              if (data.result === void 0 && (missing1 = "result"))
                return !1;
              if (data.result !== void 0) {
                let data1 = data.result;
                if (typeof data1 != "string" || data1 !== "ok")
                  return !1;
              }
            } else
              return !1;
        } else tag0 === "fail" && (check_validate27(data) || errors++);
      }
    } else
      return !1;
  return errors === 0;
}
var checkWidgetState = check_validate30;
function check_validate30(data) {
  let errors = 0;
  return typeof data != "string" || !(data === "chat" || data === "call" || data === "chat/call" || data === "label" || data === "chat/min") ? !1 : errors === 0;
}
var checkChangeStateArguments = check_validate31;
function check_validate31(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.state === void 0 && (missing0 = "state"))
        return !1;
      if (data.state !== void 0) {
        let data0 = data.state;
        if (typeof data0 != "string" || !(data0 === "chat" || data0 === "call" || data0 === "chat/call" || data0 === "label" || data0 === "chat/min"))
          return !1;
      }
    } else
      return !1;
  return errors === 0;
}
var checkChatMode = check_validate32;
function check_validate32(data) {
  let errors = 0;
  return typeof data != "string" || !(data === "online" || data === "offline") ? !1 : errors === 0;
}
var checkContactInfo = check_validate33;
function check_validate33(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.name !== void 0) {
        let _errs1 = errors;
        if (typeof data.name != "string")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.email !== void 0) {
          let _errs3 = errors;
          if (typeof data.email != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.phone !== void 0) {
            let _errs5 = errors;
            if (typeof data.phone != "string")
              return !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.description !== void 0) {
              let _errs7 = errors;
              if (typeof data.description != "string")
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
var checkWidgetRefusal = check_validate34;
function check_validate34(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.result === void 0 && (missing0 = "result") || data.reason === void 0 && (missing0 = "reason"))
        return !1;
      if (data.result !== void 0) {
        let data0 = data.result, _errs1 = errors;
        if (typeof data0 != "string" || data0 !== "fail")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.reason !== void 0) {
          let _errs3 = errors;
          if (typeof data.reason != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return !1;
  return errors === 0;
}
var checkCustomDataResult = check_validate35;
function check_validate35(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.result === void 0 && (missing0 = "result"))
        return !1;
      if (data.result !== void 0) {
        let data0 = data.result, _errs1 = errors;
        if (!(data0 === "ok" || data0 === "fail"))
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        let tag0 = data?.result;
        if (tag0 === "ok") {
          if (errors === errors)
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing1;
              if (data.result === void 0 && (missing1 = "result"))
                return !1;
              if (data.result !== void 0) {
                let data1 = data.result;
                if (typeof data1 != "string" || data1 !== "ok")
                  return !1;
              }
            } else
              return !1;
        } else if (tag0 === "fail" && errors === errors)
          if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing2;
            if (data.result === void 0 && (missing2 = "result") || data.reason === void 0 && (missing2 = "reason"))
              return !1;
            if (data.result !== void 0) {
              let data2 = data.result, _errs10 = errors;
              if (typeof data2 != "string" || data2 !== "fail")
                return !1;
              var valid7 = _errs10 === errors;
            } else
              var valid7 = !0;
            if (valid7)
              if (data.reason !== void 0) {
                let _errs12 = errors;
                if (typeof data.reason != "string")
                  return !1;
                var valid7 = _errs12 === errors;
              } else
                var valid7 = !0;
          } else
            return !1;
      }
    } else
      return !1;
  return errors === 0;
}
var checkCustomField = check_validate36;
function check_validate36(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.content !== void 0) {
        let _errs1 = errors;
        if (typeof data.content != "string")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.title !== void 0) {
          let _errs3 = errors;
          if (typeof data.title != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.link !== void 0) {
            let _errs5 = errors;
            if (typeof data.link != "string")
              return !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.key !== void 0) {
              let _errs7 = errors;
              if (typeof data.key != "string")
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
var checkCustomFields = check_validate37;
function check_validate37(data) {
  let errors = 0;
  if (errors === 0)
    if (Array.isArray(data)) {
      var valid0 = !0;
      let len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        let data0 = data[i0], _errs1 = errors;
        if (errors === errors)
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            if (data0.content !== void 0) {
              let _errs4 = errors;
              if (typeof data0.content != "string")
                return !1;
              var valid2 = _errs4 === errors;
            } else
              var valid2 = !0;
            if (valid2) {
              if (data0.title !== void 0) {
                let _errs6 = errors;
                if (typeof data0.title != "string")
                  return !1;
                var valid2 = _errs6 === errors;
              } else
                var valid2 = !0;
              if (valid2) {
                if (data0.link !== void 0) {
                  let _errs8 = errors;
                  if (typeof data0.link != "string")
                    return !1;
                  var valid2 = _errs8 === errors;
                } else
                  var valid2 = !0;
                if (valid2)
                  if (data0.key !== void 0) {
                    let _errs10 = errors;
                    if (typeof data0.key != "string")
                      return !1;
                    var valid2 = _errs10 === errors;
                  } else
                    var valid2 = !0;
              }
            }
          } else
            return !1;
        var valid0 = _errs1 === errors;
        if (!valid0)
          break;
      }
    } else
      return !1;
  return errors === 0;
}
var checkInvitationRules = check_validate38;
function check_validate38(data) {
  let errors = 0;
  return errors === 0 && !(data && typeof data == "object" && !Array.isArray(data)) ? !1 : errors === 0;
}
var checkNoArguments = check_validate39;
function check_validate39(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data))
      for (let key0 in data)
        return !1;
    else
      return !1;
  return errors === 0;
}
var checkOfflineMessageForm = check_validate40;
function check_validate40(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.message === void 0 && (missing0 = "message"))
        return !1;
      if (data.name !== void 0) {
        let _errs1 = errors;
        if (typeof data.name != "string")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.email !== void 0) {
          let _errs3 = errors;
          if (typeof data.email != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.phone !== void 0) {
            let _errs5 = errors;
            if (typeof data.phone != "string")
              return !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.description !== void 0) {
              let _errs7 = errors;
              if (typeof data.description != "string")
                return !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.message !== void 0) {
                let _errs9 = errors;
                if (typeof data.message != "string")
                  return !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkOfflineMessageRefused = check_validate41;
function check_validate41(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.result === void 0 && (missing0 = "result") || data.error === void 0 && (missing0 = "error"))
        return !1;
      if (data.result !== void 0) {
        let data0 = data.result, _errs1 = errors;
        if (typeof data0 != "string" || data0 !== "fail")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.error !== void 0) {
          let _errs3 = errors;
          if (typeof data.error != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return !1;
  return errors === 0;
}
var checkOfflineMessageResult = check_validate42;
function check_validate42(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.result === void 0 && (missing0 = "result"))
        return !1;
      if (data.result !== void 0) {
        let data0 = data.result, _errs1 = errors;
        if (!(data0 === "ok" || data0 === "fail"))
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        let tag0 = data?.result;
        if (tag0 === "ok") {
          if (errors === errors)
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing1;
              if (data.result === void 0 && (missing1 = "result"))
                return !1;
              if (data.result !== void 0) {
                let data1 = data.result;
                if (typeof data1 != "string" || data1 !== "ok")
                  return !1;
              }
            } else
              return !1;
        } else if (tag0 === "fail" && errors === errors)
          if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing2;
            if (data.result === void 0 && (missing2 = "result") || data.error === void 0 && (missing2 = "error"))
              return !1;
            if (data.result !== void 0) {
              let data2 = data.result, _errs10 = errors;
              if (typeof data2 != "string" || data2 !== "fail")
                return !1;
              var valid7 = _errs10 === errors;
            } else
              var valid7 = !0;
            if (valid7)
              if (data.error !== void 0) {
                let _errs12 = errors;
                if (typeof data.error != "string")
                  return !1;
                var valid7 = _errs12 === errors;
              } else
                var valid7 = !0;
          } else
            return !1;
      }
    } else
      return !1;
  return errors === 0;
}
var checkOpenOptions = check_validate43;
function check_validate43(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.start !== void 0) {
        let data0 = data.start;
        if (typeof data0 != "string" || data0 !== "call")
          return !1;
      }
    } else
      return !1;
  return errors === 0;
}
var checkOpenArguments = check_validate44;
function check_validate44(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.options !== void 0) {
        let data0 = data.options;
        if (errors === errors)
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            if (data0.start !== void 0) {
              let data1 = data0.start;
              if (typeof data1 != "string" || data1 !== "call")
                return !1;
            }
          } else
            return !1;
      }
    } else
      return !1;
  return errors === 0;
}
var checkSendOfflineMessageArguments = check_validate45;
function check_validate45(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.form === void 0 && (missing0 = "form"))
        return !1;
      if (data.form !== void 0) {
        let data0 = data.form;
        if (errors === errors)
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            let missing1;
            if (data0.message === void 0 && (missing1 = "message"))
              return !1;
            if (data0.name !== void 0) {
              let _errs4 = errors;
              if (typeof data0.name != "string")
                return !1;
              var valid2 = _errs4 === errors;
            } else
              var valid2 = !0;
            if (valid2) {
              if (data0.email !== void 0) {
                let _errs6 = errors;
                if (typeof data0.email != "string")
                  return !1;
                var valid2 = _errs6 === errors;
              } else
                var valid2 = !0;
              if (valid2) {
                if (data0.phone !== void 0) {
                  let _errs8 = errors;
                  if (typeof data0.phone != "string")
                    return !1;
                  var valid2 = _errs8 === errors;
                } else
                  var valid2 = !0;
                if (valid2) {
                  if (data0.description !== void 0) {
                    let _errs10 = errors;
                    if (typeof data0.description != "string")
                      return !1;
                    var valid2 = _errs10 === errors;
                  } else
                    var valid2 = !0;
                  if (valid2)
                    if (data0.message !== void 0) {
                      let _errs12 = errors;
                      if (typeof data0.message != "string")
                        return !1;
                      var valid2 = _errs12 === errors;
                    } else
                      var valid2 = !0;
                }
              }
            }
          } else
            return !1;
      }
    } else
      return !1;
  return errors === 0;
}
var checkSetContactInfoArguments = check_validate46;
function check_validate46(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.contact_info === void 0 && (missing0 = "contact_info"))
        return !1;
      if (data.contact_info !== void 0) {
        let data0 = data.contact_info;
        if (errors === errors)
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            if (data0.name !== void 0) {
              let _errs4 = errors;
              if (typeof data0.name != "string")
                return !1;
              var valid2 = _errs4 === errors;
            } else
              var valid2 = !0;
            if (valid2) {
              if (data0.email !== void 0) {
                let _errs6 = errors;
                if (typeof data0.email != "string")
                  return !1;
                var valid2 = _errs6 === errors;
              } else
                var valid2 = !0;
              if (valid2) {
                if (data0.phone !== void 0) {
                  let _errs8 = errors;
                  if (typeof data0.phone != "string")
                    return !1;
                  var valid2 = _errs8 === errors;
                } else
                  var valid2 = !0;
                if (valid2)
                  if (data0.description !== void 0) {
                    let _errs10 = errors;
                    if (typeof data0.description != "string")
                      return !1;
                    var valid2 = _errs10 === errors;
                  } else
                    var valid2 = !0;
              }
            }
          } else
            return !1;
      }
    } else
      return !1;
  return errors === 0;
}
var checkSetCustomDataArguments = check_validate47;
function check_validate47(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.fields === void 0 && (missing0 = "fields"))
        return !1;
      data.fields !== void 0 && (check_validate37(data.fields) || errors++);
    } else
      return !1;
  return errors === 0;
}
var checkSetRulesArguments = check_validate49;
function check_validate49(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.rules === void 0 && (missing0 = "rules"))
        return !1;
      if (data.rules !== void 0) {
        let data0 = data.rules;
        if (errors === errors && !(data0 && typeof data0 == "object" && !Array.isArray(data0)))
          return !1;
      }
    } else
      return !1;
  return errors === 0;
}
var checkSetUserTokenArguments = check_validate50;
function check_validate50(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.token === void 0 && (missing0 = "token"))
        return !1;
      if (data.token !== void 0 && typeof data.token != "string")
        return !1;
    } else
      return !1;
  return errors === 0;
}
var checkShowProactiveInvitationArguments = check_validate51;
function check_validate51(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.invitation_text === void 0 && (missing0 = "invitation_text"))
        return !1;
      if (data.invitation_text !== void 0) {
        let _errs1 = errors;
        if (typeof data.invitation_text != "string")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.department_id !== void 0) {
          let data1 = data.department_id, _errs3 = errors;
          if (!(typeof data1 == "number" && isFinite(data1)))
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return !1;
  return errors === 0;
}
var checkStartCallArguments = check_validate52;
function check_validate52(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.phone === void 0 && (missing0 = "phone"))
        return !1;
      if (data.phone !== void 0 && typeof data.phone != "string")
        return !1;
    } else
      return !1;
  return errors === 0;
}
var checkStartCallResult = check_validate53;
function check_validate53(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.result === void 0 && (missing0 = "result"))
        return !1;
      if (data.result !== void 0) {
        let data0 = data.result, _errs1 = errors;
        if (!(data0 === "ok" || data0 === "fail"))
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        let tag0 = data?.result;
        if (tag0 === "ok") {
          if (errors === errors)
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing1;
              if (data.result === void 0 && (missing1 = "result"))
                return !1;
              if (data.result !== void 0) {
                let data1 = data.result;
                if (typeof data1 != "string" || data1 !== "ok")
                  return !1;
              }
            } else
              return !1;
        } else if (tag0 === "fail" && errors === errors)
          if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing2;
            if (data.result === void 0 && (missing2 = "result") || data.reason === void 0 && (missing2 = "reason"))
              return !1;
            if (data.result !== void 0) {
              let data2 = data.result, _errs10 = errors;
              if (typeof data2 != "string" || data2 !== "fail")
                return !1;
              var valid7 = _errs10 === errors;
            } else
              var valid7 = !0;
            if (valid7)
              if (data.reason !== void 0) {
                let _errs12 = errors;
                if (typeof data.reason != "string")
                  return !1;
                var valid7 = _errs12 === errors;
              } else
                var valid7 = !0;
          } else
            return !1;
      }
    } else
      return !1;
  return errors === 0;
}
var checkUserTokenRefused = check_validate54;
function check_validate54(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.result === void 0 && (missing0 = "result") || data.token === void 0 && (missing0 = "token"))
        return !1;
      if (data.result !== void 0) {
        let data0 = data.result, _errs1 = errors;
        if (typeof data0 != "string" || data0 !== "fail")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.token !== void 0) {
          let data1 = data.token, _errs3 = errors, _errs4 = errors, valid1 = !1, _errs5 = errors;
          typeof data1 != "string" && errors++;
          var _valid0 = _errs5 === errors;
          if (valid1 = valid1 || _valid0, !valid1) {
            let _errs7 = errors;
            typeof data1 != "boolean" && errors++, data1 !== !1 && errors++;
            var _valid0 = _errs7 === errors;
            valid1 = valid1 || _valid0;
          }
          if (valid1)
            errors = _errs4;
          else
            return errors++, !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return !1;
  return errors === 0;
}
var checkUserTokenSet = check_validate55;
function check_validate55(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.result === void 0 && (missing0 = "result") || data.token === void 0 && (missing0 = "token"))
        return !1;
      if (data.result !== void 0) {
        let data0 = data.result, _errs1 = errors;
        if (typeof data0 != "string" || data0 !== "ok")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.token !== void 0) {
          let _errs3 = errors;
          if (typeof data.token != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return !1;
  return errors === 0;
}
var checkUserTokenResult = check_validate56;
function check_validate56(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.result === void 0 && (missing0 = "result"))
        return !1;
      if (data.result !== void 0) {
        let data0 = data.result, _errs1 = errors;
        if (!(data0 === "ok" || data0 === "fail"))
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        let tag0 = data?.result;
        if (tag0 === "ok") {
          if (errors === errors)
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing1;
              if (data.result === void 0 && (missing1 = "result") || data.token === void 0 && (missing1 = "token"))
                return !1;
              if (data.result !== void 0) {
                let data1 = data.result, _errs5 = errors;
                if (typeof data1 != "string" || data1 !== "ok")
                  return !1;
                var valid4 = _errs5 === errors;
              } else
                var valid4 = !0;
              if (valid4)
                if (data.token !== void 0) {
                  let _errs7 = errors;
                  if (typeof data.token != "string")
                    return !1;
                  var valid4 = _errs7 === errors;
                } else
                  var valid4 = !0;
            } else
              return !1;
        } else if (tag0 === "fail" && errors === errors)
          if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing2;
            if (data.result === void 0 && (missing2 = "result") || data.token === void 0 && (missing2 = "token"))
              return !1;
            if (data.result !== void 0) {
              let data3 = data.result, _errs12 = errors;
              if (typeof data3 != "string" || data3 !== "fail")
                return !1;
              var valid7 = _errs12 === errors;
            } else
              var valid7 = !0;
            if (valid7)
              if (data.token !== void 0) {
                let data4 = data.token, _errs14 = errors, _errs15 = errors, valid8 = !1, _errs16 = errors;
                typeof data4 != "string" && errors++;
                var _valid0 = _errs16 === errors;
                if (valid8 = valid8 || _valid0, !valid8) {
                  let _errs18 = errors;
                  typeof data4 != "boolean" && errors++, data4 !== !1 && errors++;
                  var _valid0 = _errs18 === errors;
                  valid8 = valid8 || _valid0;
                }
                if (valid8)
                  errors = _errs15;
                else
                  return errors++, !1;
                var valid7 = _errs14 === errors;
              } else
                var valid7 = !0;
          } else
            return !1;
      }
    } else
      return !1;
  return errors === 0;
}
var checkVisitorContact = check_validate57;
function check_validate57(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.email === void 0 && (missing0 = "email") || data.phone === void 0 && (missing0 = "phone") || data.description === void 0 && (missing0 = "description"))
        return !1;
      if (data.name !== void 0) {
        let data0 = data.name, _errs1 = errors;
        if (typeof data0 != "string" && data0 !== null)
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.email !== void 0) {
          let data1 = data.email, _errs3 = errors;
          if (typeof data1 != "string" && data1 !== null)
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.phone !== void 0) {
            let data2 = data.phone, _errs5 = errors;
            if (typeof data2 != "string" && data2 !== null)
              return !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.description !== void 0) {
              let data3 = data.description, _errs7 = errors;
              if (typeof data3 != "string" && data3 !== null)
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
var checkVisitorNumber = check_validate58;
function check_validate58(data) {
  let errors = 0;
  return !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)) || errors === 0 && typeof data == "number" && isFinite(data) && (data < 1 || isNaN(data)) ? !1 : errors === 0;
}
var collectCallResult = collect_validate21, collect_schema32 = { type: "string", enum: ["ok", "fail"] };
function collect_validate21(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return typeof data != "string" && (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data === "ok" || data === "fail" || (vErrors = add(vErrors, { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: collect_schema32.enum }, message: "must be equal to one of the allowed values" }), errors++), collect_validate21.errors = vErrors, errors === 0;
}
var collectCallOutcome = collect_validate22;
function collect_validate22(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.result !== void 0) {
      let data0 = data.result;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/result", schemaPath: "#/$defs/CallResult/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 === "ok" || data0 === "fail" || (vErrors = add(vErrors, { instancePath: instancePath + "/result", schemaPath: "#/$defs/CallResult/enum", keyword: "enum", params: { allowedValues: collect_schema32.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
    data.reason !== void 0 && typeof data.reason != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate22.errors = vErrors, errors === 0;
}
var collectCallEndArguments = collect_validate23;
function collect_validate23(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.outcome === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "outcome" }, message: "must have required property 'outcome'" }), errors++), data.outcome !== void 0 && (collect_validate22(data.outcome, instancePath + "/outcome") || (vErrors = vErrors === null ? collect_validate22.errors : vErrors.concat(collect_validate22.errors), errors = vErrors.length))) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++), collect_validate23.errors = vErrors, errors === 0;
}
var collectWidgetDone = collect_validate25;
function collect_validate25(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.result === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "result" }, message: "must have required property 'result'" }), errors++), data.result !== void 0) {
      let data0 = data.result;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/result", schemaPath: "#/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 !== "ok" && (vErrors = add(vErrors, { instancePath: instancePath + "/result", schemaPath: "#/properties/result/const", keyword: "const", params: { allowedValue: "ok" }, message: "must be equal to constant" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate25.errors = vErrors, errors === 0;
}
var collectCallbackUnavailableReason = collect_validate26, collect_schema37 = { type: "string", enum: ["Callback disabled", "Callback unavaiable"] };
function collect_validate26(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return typeof data != "string" && (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data === "Callback disabled" || data === "Callback unavaiable" || (vErrors = add(vErrors, { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: collect_schema37.enum }, message: "must be equal to one of the allowed values" }), errors++), collect_validate26.errors = vErrors, errors === 0;
}
var collectCallbackUnavailable = collect_validate27;
function collect_validate27(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.result === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "result" }, message: "must have required property 'result'" }), errors++), data.reason === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" }), errors++), data.result !== void 0) {
      let data0 = data.result;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/result", schemaPath: "#/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 !== "fail" && (vErrors = add(vErrors, { instancePath: instancePath + "/result", schemaPath: "#/properties/result/const", keyword: "const", params: { allowedValue: "fail" }, message: "must be equal to constant" }), errors++);
    }
    if (data.reason !== void 0) {
      let data1 = data.reason;
      typeof data1 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/reason", schemaPath: "#/$defs/CallbackUnavailableReason/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data1 === "Callback disabled" || data1 === "Callback unavaiable" || (vErrors = add(vErrors, { instancePath: instancePath + "/reason", schemaPath: "#/$defs/CallbackUnavailableReason/enum", keyword: "enum", params: { allowedValues: collect_schema37.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate27.errors = vErrors, errors === 0;
}
var collectCallbackAvailability = collect_validate28, collect_schema40 = { type: "object", required: ["result"], properties: { result: { enum: ["ok", "fail"] } }, "x-tag": { path: ["result"], values: [["ok"], ["fail"]] }, "x-branches": [{ $ref: "#/$defs/WidgetDone" }, { $ref: "#/$defs/CallbackUnavailable" }] };
function collect_validate28(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.result === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "result" }, message: "must have required property 'result'" }), errors++), data.result !== void 0) {
      let data0 = data.result;
      data0 === "ok" || data0 === "fail" || (vErrors = add(vErrors, { instancePath: instancePath + "/result", schemaPath: "#/properties/result/enum", keyword: "enum", params: { allowedValues: collect_schema40.properties.result.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
    let tag0 = data?.result;
    if (tag0 === "ok")
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.result === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/WidgetDone/required", keyword: "required", params: { missingProperty: "result" }, message: "must have required property 'result'" }), errors++), data.result !== void 0) {
          let data1 = data.result;
          typeof data1 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/result", schemaPath: "#/$defs/WidgetDone/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data1 !== "ok" && (vErrors = add(vErrors, { instancePath: instancePath + "/result", schemaPath: "#/$defs/WidgetDone/properties/result/const", keyword: "const", params: { allowedValue: "ok" }, message: "must be equal to constant" }), errors++);
        }
      } else
        vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/WidgetDone/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
    else tag0 === "fail" && (collect_validate27(data, instancePath) || (vErrors = vErrors === null ? collect_validate27.errors : vErrors.concat(collect_validate27.errors), errors = vErrors.length));
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate28.errors = vErrors, errors === 0;
}
var collectWidgetState = collect_validate30, collect_schema42 = { type: "string", enum: ["chat", "call", "chat/call", "label", "chat/min"] };
function collect_validate30(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return typeof data != "string" && (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data === "chat" || data === "call" || data === "chat/call" || data === "label" || data === "chat/min" || (vErrors = add(vErrors, { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: collect_schema42.enum }, message: "must be equal to one of the allowed values" }), errors++), collect_validate30.errors = vErrors, errors === 0;
}
var collectChangeStateArguments = collect_validate31;
function collect_validate31(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.state === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'" }), errors++), data.state !== void 0) {
      let data0 = data.state;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/state", schemaPath: "#/$defs/WidgetState/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 === "chat" || data0 === "call" || data0 === "chat/call" || data0 === "label" || data0 === "chat/min" || (vErrors = add(vErrors, { instancePath: instancePath + "/state", schemaPath: "#/$defs/WidgetState/enum", keyword: "enum", params: { allowedValues: collect_schema42.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate31.errors = vErrors, errors === 0;
}
var collectChatMode = collect_validate32, collect_schema45 = { type: "string", enum: ["online", "offline"] };
function collect_validate32(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return typeof data != "string" && (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data === "online" || data === "offline" || (vErrors = add(vErrors, { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: collect_schema45.enum }, message: "must be equal to one of the allowed values" }), errors++), collect_validate32.errors = vErrors, errors === 0;
}
var collectContactInfo = collect_validate33;
function collect_validate33(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.name !== void 0 && typeof data.name != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.email !== void 0 && typeof data.email != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.phone !== void 0 && typeof data.phone != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.description !== void 0 && typeof data.description != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++), collect_validate33.errors = vErrors, errors === 0;
}
var collectWidgetRefusal = collect_validate34;
function collect_validate34(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.result === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "result" }, message: "must have required property 'result'" }), errors++), data.reason === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" }), errors++), data.result !== void 0) {
      let data0 = data.result;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/result", schemaPath: "#/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 !== "fail" && (vErrors = add(vErrors, { instancePath: instancePath + "/result", schemaPath: "#/properties/result/const", keyword: "const", params: { allowedValue: "fail" }, message: "must be equal to constant" }), errors++);
    }
    data.reason !== void 0 && typeof data.reason != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate34.errors = vErrors, errors === 0;
}
var collectCustomDataResult = collect_validate35, collect_schema48 = { type: "object", required: ["result"], properties: { result: { enum: ["ok", "fail"] } }, "x-tag": { path: ["result"], values: [["ok"], ["fail"]] }, "x-branches": [{ $ref: "#/$defs/WidgetDone" }, { $ref: "#/$defs/WidgetRefusal" }] };
function collect_validate35(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.result === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "result" }, message: "must have required property 'result'" }), errors++), data.result !== void 0) {
      let data0 = data.result;
      data0 === "ok" || data0 === "fail" || (vErrors = add(vErrors, { instancePath: instancePath + "/result", schemaPath: "#/properties/result/enum", keyword: "enum", params: { allowedValues: collect_schema48.properties.result.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
    let tag0 = data?.result;
    if (tag0 === "ok")
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.result === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/WidgetDone/required", keyword: "required", params: { missingProperty: "result" }, message: "must have required property 'result'" }), errors++), data.result !== void 0) {
          let data1 = data.result;
          typeof data1 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/result", schemaPath: "#/$defs/WidgetDone/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data1 !== "ok" && (vErrors = add(vErrors, { instancePath: instancePath + "/result", schemaPath: "#/$defs/WidgetDone/properties/result/const", keyword: "const", params: { allowedValue: "ok" }, message: "must be equal to constant" }), errors++);
        }
      } else
        vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/WidgetDone/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
    else if (tag0 === "fail")
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.result === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/WidgetRefusal/required", keyword: "required", params: { missingProperty: "result" }, message: "must have required property 'result'" }), errors++), data.reason === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/WidgetRefusal/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" }), errors++), data.result !== void 0) {
          let data2 = data.result;
          typeof data2 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/result", schemaPath: "#/$defs/WidgetRefusal/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data2 !== "fail" && (vErrors = add(vErrors, { instancePath: instancePath + "/result", schemaPath: "#/$defs/WidgetRefusal/properties/result/const", keyword: "const", params: { allowedValue: "fail" }, message: "must be equal to constant" }), errors++);
        }
        data.reason !== void 0 && typeof data.reason != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/reason", schemaPath: "#/$defs/WidgetRefusal/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
      } else
        vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/WidgetRefusal/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate35.errors = vErrors, errors === 0;
}
var collectCustomField = collect_validate36;
function collect_validate36(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.content !== void 0 && typeof data.content != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.title !== void 0 && typeof data.title != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.link !== void 0 && typeof data.link != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/link", schemaPath: "#/properties/link/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.key !== void 0 && typeof data.key != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++), collect_validate36.errors = vErrors, errors === 0;
}
var collectCustomFields = collect_validate37;
function collect_validate37(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    let len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 50; i0++) {
      let data0 = data[i0];
      data0 && typeof data0 == "object" && !Array.isArray(data0) ? (data0.content !== void 0 && typeof data0.content != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/" + i0 + "/content", schemaPath: "#/$defs/CustomField/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0.title !== void 0 && typeof data0.title != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/" + i0 + "/title", schemaPath: "#/$defs/CustomField/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0.link !== void 0 && typeof data0.link != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/" + i0 + "/link", schemaPath: "#/$defs/CustomField/properties/link/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0.key !== void 0 && typeof data0.key != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/" + i0 + "/key", schemaPath: "#/$defs/CustomField/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/" + i0, schemaPath: "#/$defs/CustomField/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }), errors++;
  return collect_validate37.errors = vErrors, errors === 0;
}
var collectInvitationRules = collect_validate38;
function collect_validate38(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) || (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++), collect_validate38.errors = vErrors, errors === 0;
}
var collectNoArguments = collect_validate39;
function collect_validate39(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data)
      vErrors = add(vErrors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }), errors++;
  else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate39.errors = vErrors, errors === 0;
}
var collectOfflineMessageForm = collect_validate40;
function collect_validate40(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.message === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" }), errors++), data.name !== void 0 && typeof data.name != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.email !== void 0 && typeof data.email != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.phone !== void 0 && typeof data.phone != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.description !== void 0 && typeof data.description != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.message !== void 0 && typeof data.message != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++), collect_validate40.errors = vErrors, errors === 0;
}
var collectOfflineMessageRefused = collect_validate41;
function collect_validate41(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.result === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "result" }, message: "must have required property 'result'" }), errors++), data.error === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" }), errors++), data.result !== void 0) {
      let data0 = data.result;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/result", schemaPath: "#/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 !== "fail" && (vErrors = add(vErrors, { instancePath: instancePath + "/result", schemaPath: "#/properties/result/const", keyword: "const", params: { allowedValue: "fail" }, message: "must be equal to constant" }), errors++);
    }
    data.error !== void 0 && typeof data.error != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate41.errors = vErrors, errors === 0;
}
var collectOfflineMessageResult = collect_validate42, collect_schema58 = { type: "object", required: ["result"], properties: { result: { enum: ["ok", "fail"] } }, "x-tag": { path: ["result"], values: [["ok"], ["fail"]] }, "x-branches": [{ $ref: "#/$defs/WidgetDone" }, { $ref: "#/$defs/OfflineMessageRefused" }] };
function collect_validate42(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.result === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "result" }, message: "must have required property 'result'" }), errors++), data.result !== void 0) {
      let data0 = data.result;
      data0 === "ok" || data0 === "fail" || (vErrors = add(vErrors, { instancePath: instancePath + "/result", schemaPath: "#/properties/result/enum", keyword: "enum", params: { allowedValues: collect_schema58.properties.result.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
    let tag0 = data?.result;
    if (tag0 === "ok")
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.result === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/WidgetDone/required", keyword: "required", params: { missingProperty: "result" }, message: "must have required property 'result'" }), errors++), data.result !== void 0) {
          let data1 = data.result;
          typeof data1 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/result", schemaPath: "#/$defs/WidgetDone/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data1 !== "ok" && (vErrors = add(vErrors, { instancePath: instancePath + "/result", schemaPath: "#/$defs/WidgetDone/properties/result/const", keyword: "const", params: { allowedValue: "ok" }, message: "must be equal to constant" }), errors++);
        }
      } else
        vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/WidgetDone/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
    else if (tag0 === "fail")
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.result === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/OfflineMessageRefused/required", keyword: "required", params: { missingProperty: "result" }, message: "must have required property 'result'" }), errors++), data.error === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/OfflineMessageRefused/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" }), errors++), data.result !== void 0) {
          let data2 = data.result;
          typeof data2 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/result", schemaPath: "#/$defs/OfflineMessageRefused/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data2 !== "fail" && (vErrors = add(vErrors, { instancePath: instancePath + "/result", schemaPath: "#/$defs/OfflineMessageRefused/properties/result/const", keyword: "const", params: { allowedValue: "fail" }, message: "must be equal to constant" }), errors++);
        }
        data.error !== void 0 && typeof data.error != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/error", schemaPath: "#/$defs/OfflineMessageRefused/properties/error/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
      } else
        vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/OfflineMessageRefused/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate42.errors = vErrors, errors === 0;
}
var collectOpenOptions = collect_validate43;
function collect_validate43(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.start !== void 0) {
      let data0 = data.start;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/start", schemaPath: "#/properties/start/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 !== "call" && (vErrors = add(vErrors, { instancePath: instancePath + "/start", schemaPath: "#/properties/start/const", keyword: "const", params: { allowedValue: "call" }, message: "must be equal to constant" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate43.errors = vErrors, errors === 0;
}
var collectOpenArguments = collect_validate44;
function collect_validate44(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.options !== void 0) {
      let data0 = data.options;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.start !== void 0) {
          let data1 = data0.start;
          typeof data1 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/options/start", schemaPath: "#/$defs/OpenOptions/properties/start/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data1 !== "call" && (vErrors = add(vErrors, { instancePath: instancePath + "/options/start", schemaPath: "#/$defs/OpenOptions/properties/start/const", keyword: "const", params: { allowedValue: "call" }, message: "must be equal to constant" }), errors++);
        }
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/options", schemaPath: "#/$defs/OpenOptions/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate44.errors = vErrors, errors === 0;
}
var collectSendOfflineMessageArguments = collect_validate45;
function collect_validate45(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.form === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "form" }, message: "must have required property 'form'" }), errors++), data.form !== void 0) {
      let data0 = data.form;
      data0 && typeof data0 == "object" && !Array.isArray(data0) ? (data0.message === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/form", schemaPath: "#/$defs/OfflineMessageForm/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" }), errors++), data0.name !== void 0 && typeof data0.name != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/form/name", schemaPath: "#/$defs/OfflineMessageForm/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0.email !== void 0 && typeof data0.email != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/form/email", schemaPath: "#/$defs/OfflineMessageForm/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0.phone !== void 0 && typeof data0.phone != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/form/phone", schemaPath: "#/$defs/OfflineMessageForm/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0.description !== void 0 && typeof data0.description != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/form/description", schemaPath: "#/$defs/OfflineMessageForm/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0.message !== void 0 && typeof data0.message != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/form/message", schemaPath: "#/$defs/OfflineMessageForm/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/form", schemaPath: "#/$defs/OfflineMessageForm/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate45.errors = vErrors, errors === 0;
}
var collectSetContactInfoArguments = collect_validate46;
function collect_validate46(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.contact_info === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "contact_info" }, message: "must have required property 'contact_info'" }), errors++), data.contact_info !== void 0) {
      let data0 = data.contact_info;
      data0 && typeof data0 == "object" && !Array.isArray(data0) ? (data0.name !== void 0 && typeof data0.name != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/contact_info/name", schemaPath: "#/$defs/ContactInfo/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0.email !== void 0 && typeof data0.email != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/contact_info/email", schemaPath: "#/$defs/ContactInfo/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0.phone !== void 0 && typeof data0.phone != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/contact_info/phone", schemaPath: "#/$defs/ContactInfo/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0.description !== void 0 && typeof data0.description != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/contact_info/description", schemaPath: "#/$defs/ContactInfo/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/contact_info", schemaPath: "#/$defs/ContactInfo/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate46.errors = vErrors, errors === 0;
}
var collectSetCustomDataArguments = collect_validate47;
function collect_validate47(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.fields === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fields" }, message: "must have required property 'fields'" }), errors++), data.fields !== void 0 && (collect_validate37(data.fields, instancePath + "/fields") || (vErrors = vErrors === null ? collect_validate37.errors : vErrors.concat(collect_validate37.errors), errors = vErrors.length))) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++), collect_validate47.errors = vErrors, errors === 0;
}
var collectSetRulesArguments = collect_validate49;
function collect_validate49(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.rules === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rules" }, message: "must have required property 'rules'" }), errors++), data.rules !== void 0) {
      let data0 = data.rules;
      data0 && typeof data0 == "object" && !Array.isArray(data0) || (vErrors = add(vErrors, { instancePath: instancePath + "/rules", schemaPath: "#/$defs/InvitationRules/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate49.errors = vErrors, errors === 0;
}
var collectSetUserTokenArguments = collect_validate50;
function collect_validate50(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.token === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "token" }, message: "must have required property 'token'" }), errors++), data.token !== void 0 && typeof data.token != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/token", schemaPath: "#/properties/token/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++), collect_validate50.errors = vErrors, errors === 0;
}
var collectShowProactiveInvitationArguments = collect_validate51;
function collect_validate51(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.invitation_text === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "invitation_text" }, message: "must have required property 'invitation_text'" }), errors++), data.invitation_text !== void 0 && typeof data.invitation_text != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/invitation_text", schemaPath: "#/properties/invitation_text/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.department_id !== void 0) {
      let data1 = data.department_id;
      typeof data1 == "number" && isFinite(data1) || (vErrors = add(vErrors, { instancePath: instancePath + "/department_id", schemaPath: "#/properties/department_id/type", keyword: "type", params: { type: "number" }, message: "must be number" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate51.errors = vErrors, errors === 0;
}
var collectStartCallArguments = collect_validate52;
function collect_validate52(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.phone === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "phone" }, message: "must have required property 'phone'" }), errors++), data.phone !== void 0 && typeof data.phone != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++), collect_validate52.errors = vErrors, errors === 0;
}
var collectStartCallResult = collect_validate53, collect_schema74 = { type: "object", required: ["result"], properties: { result: { enum: ["ok", "fail"] } }, "x-tag": { path: ["result"], values: [["ok"], ["fail"]] }, "x-branches": [{ $ref: "#/$defs/WidgetDone" }, { $ref: "#/$defs/WidgetRefusal" }] };
function collect_validate53(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.result === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "result" }, message: "must have required property 'result'" }), errors++), data.result !== void 0) {
      let data0 = data.result;
      data0 === "ok" || data0 === "fail" || (vErrors = add(vErrors, { instancePath: instancePath + "/result", schemaPath: "#/properties/result/enum", keyword: "enum", params: { allowedValues: collect_schema74.properties.result.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
    let tag0 = data?.result;
    if (tag0 === "ok")
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.result === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/WidgetDone/required", keyword: "required", params: { missingProperty: "result" }, message: "must have required property 'result'" }), errors++), data.result !== void 0) {
          let data1 = data.result;
          typeof data1 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/result", schemaPath: "#/$defs/WidgetDone/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data1 !== "ok" && (vErrors = add(vErrors, { instancePath: instancePath + "/result", schemaPath: "#/$defs/WidgetDone/properties/result/const", keyword: "const", params: { allowedValue: "ok" }, message: "must be equal to constant" }), errors++);
        }
      } else
        vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/WidgetDone/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
    else if (tag0 === "fail")
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.result === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/WidgetRefusal/required", keyword: "required", params: { missingProperty: "result" }, message: "must have required property 'result'" }), errors++), data.reason === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/WidgetRefusal/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" }), errors++), data.result !== void 0) {
          let data2 = data.result;
          typeof data2 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/result", schemaPath: "#/$defs/WidgetRefusal/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data2 !== "fail" && (vErrors = add(vErrors, { instancePath: instancePath + "/result", schemaPath: "#/$defs/WidgetRefusal/properties/result/const", keyword: "const", params: { allowedValue: "fail" }, message: "must be equal to constant" }), errors++);
        }
        data.reason !== void 0 && typeof data.reason != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/reason", schemaPath: "#/$defs/WidgetRefusal/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
      } else
        vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/WidgetRefusal/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate53.errors = vErrors, errors === 0;
}
var collectUserTokenRefused = collect_validate54;
function collect_validate54(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.result === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "result" }, message: "must have required property 'result'" }), errors++), data.token === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "token" }, message: "must have required property 'token'" }), errors++), data.result !== void 0) {
      let data0 = data.result;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/result", schemaPath: "#/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 !== "fail" && (vErrors = add(vErrors, { instancePath: instancePath + "/result", schemaPath: "#/properties/result/const", keyword: "const", params: { allowedValue: "fail" }, message: "must be equal to constant" }), errors++);
    }
    if (data.token !== void 0) {
      let data1 = data.token, _errs4 = errors, valid1 = !1, _errs5 = errors;
      typeof data1 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/token", schemaPath: "#/properties/token/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
      var _valid0 = _errs5 === errors;
      if (valid1 = valid1 || _valid0, !valid1) {
        let _errs7 = errors;
        typeof data1 != "boolean" && (vErrors = add(vErrors, { instancePath: instancePath + "/token", schemaPath: "#/properties/token/anyOf/1/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }), errors++), data1 !== !1 && (vErrors = add(vErrors, { instancePath: instancePath + "/token", schemaPath: "#/properties/token/anyOf/1/const", keyword: "const", params: { allowedValue: !1 }, message: "must be equal to constant" }), errors++);
        var _valid0 = _errs7 === errors;
        valid1 = valid1 || _valid0;
      }
      valid1 ? (errors = _errs4, vErrors !== null && (_errs4 ? vErrors.length = _errs4 : vErrors = null)) : (vErrors = add(vErrors, { instancePath: instancePath + "/token", schemaPath: "#/properties/token/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate54.errors = vErrors, errors === 0;
}
var collectUserTokenSet = collect_validate55;
function collect_validate55(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.result === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "result" }, message: "must have required property 'result'" }), errors++), data.token === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "token" }, message: "must have required property 'token'" }), errors++), data.result !== void 0) {
      let data0 = data.result;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/result", schemaPath: "#/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 !== "ok" && (vErrors = add(vErrors, { instancePath: instancePath + "/result", schemaPath: "#/properties/result/const", keyword: "const", params: { allowedValue: "ok" }, message: "must be equal to constant" }), errors++);
    }
    data.token !== void 0 && typeof data.token != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/token", schemaPath: "#/properties/token/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate55.errors = vErrors, errors === 0;
}
var collectUserTokenResult = collect_validate56, collect_schema79 = { type: "object", required: ["result"], properties: { result: { enum: ["ok", "fail"] } }, "x-tag": { path: ["result"], values: [["ok"], ["fail"]] }, "x-branches": [{ $ref: "#/$defs/UserTokenSet" }, { $ref: "#/$defs/UserTokenRefused" }] };
function collect_validate56(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.result === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "result" }, message: "must have required property 'result'" }), errors++), data.result !== void 0) {
      let data0 = data.result;
      data0 === "ok" || data0 === "fail" || (vErrors = add(vErrors, { instancePath: instancePath + "/result", schemaPath: "#/properties/result/enum", keyword: "enum", params: { allowedValues: collect_schema79.properties.result.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
    let tag0 = data?.result;
    if (tag0 === "ok")
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.result === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/UserTokenSet/required", keyword: "required", params: { missingProperty: "result" }, message: "must have required property 'result'" }), errors++), data.token === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/UserTokenSet/required", keyword: "required", params: { missingProperty: "token" }, message: "must have required property 'token'" }), errors++), data.result !== void 0) {
          let data1 = data.result;
          typeof data1 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/result", schemaPath: "#/$defs/UserTokenSet/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data1 !== "ok" && (vErrors = add(vErrors, { instancePath: instancePath + "/result", schemaPath: "#/$defs/UserTokenSet/properties/result/const", keyword: "const", params: { allowedValue: "ok" }, message: "must be equal to constant" }), errors++);
        }
        data.token !== void 0 && typeof data.token != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/token", schemaPath: "#/$defs/UserTokenSet/properties/token/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
      } else
        vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/UserTokenSet/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
    else if (tag0 === "fail")
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.result === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/UserTokenRefused/required", keyword: "required", params: { missingProperty: "result" }, message: "must have required property 'result'" }), errors++), data.token === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/UserTokenRefused/required", keyword: "required", params: { missingProperty: "token" }, message: "must have required property 'token'" }), errors++), data.result !== void 0) {
          let data3 = data.result;
          typeof data3 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/result", schemaPath: "#/$defs/UserTokenRefused/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data3 !== "fail" && (vErrors = add(vErrors, { instancePath: instancePath + "/result", schemaPath: "#/$defs/UserTokenRefused/properties/result/const", keyword: "const", params: { allowedValue: "fail" }, message: "must be equal to constant" }), errors++);
        }
        if (data.token !== void 0) {
          let data4 = data.token, _errs15 = errors, valid8 = !1, _errs16 = errors;
          typeof data4 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/token", schemaPath: "#/$defs/UserTokenRefused/properties/token/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
          var _valid0 = _errs16 === errors;
          if (valid8 = valid8 || _valid0, !valid8) {
            let _errs18 = errors;
            typeof data4 != "boolean" && (vErrors = add(vErrors, { instancePath: instancePath + "/token", schemaPath: "#/$defs/UserTokenRefused/properties/token/anyOf/1/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }), errors++), data4 !== !1 && (vErrors = add(vErrors, { instancePath: instancePath + "/token", schemaPath: "#/$defs/UserTokenRefused/properties/token/anyOf/1/const", keyword: "const", params: { allowedValue: !1 }, message: "must be equal to constant" }), errors++);
            var _valid0 = _errs18 === errors;
            valid8 = valid8 || _valid0;
          }
          valid8 ? (errors = _errs15, vErrors !== null && (_errs15 ? vErrors.length = _errs15 : vErrors = null)) : (vErrors = add(vErrors, { instancePath: instancePath + "/token", schemaPath: "#/$defs/UserTokenRefused/properties/token/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" }), errors++);
        }
      } else
        vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/UserTokenRefused/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate56.errors = vErrors, errors === 0;
}
var collectVisitorContact = collect_validate57, collect_schema82 = { type: "object", required: ["name", "email", "phone", "description"], properties: { name: { type: ["string", "null"] }, email: { type: ["string", "null"] }, phone: { type: ["string", "null"] }, description: { type: ["string", "null"] } } };
function collect_validate57(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" }), errors++), data.email === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "email" }, message: "must have required property 'email'" }), errors++), data.phone === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "phone" }, message: "must have required property 'phone'" }), errors++), data.description === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" }), errors++), data.name !== void 0) {
      let data0 = data.name;
      typeof data0 != "string" && data0 !== null && (vErrors = add(vErrors, { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: collect_schema82.properties.name.type }, message: "must be string,null" }), errors++);
    }
    if (data.email !== void 0) {
      let data1 = data.email;
      typeof data1 != "string" && data1 !== null && (vErrors = add(vErrors, { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: collect_schema82.properties.email.type }, message: "must be string,null" }), errors++);
    }
    if (data.phone !== void 0) {
      let data2 = data.phone;
      typeof data2 != "string" && data2 !== null && (vErrors = add(vErrors, { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: collect_schema82.properties.phone.type }, message: "must be string,null" }), errors++);
    }
    if (data.description !== void 0) {
      let data3 = data.description;
      typeof data3 != "string" && data3 !== null && (vErrors = add(vErrors, { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: collect_schema82.properties.description.type }, message: "must be string,null" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate57.errors = vErrors, errors === 0;
}
var collectVisitorNumber = collect_validate58;
function collect_validate58(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data) || (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++), typeof data == "number" && isFinite(data) && (data < 1 || isNaN(data)) && (vErrors = add(vErrors, { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }), errors++), collect_validate58.errors = vErrors, errors === 0;
}
var validateCallResult = /* @__PURE__ */ validator(checkCallResult, collectCallResult), validateCallOutcome = /* @__PURE__ */ validator(checkCallOutcome, collectCallOutcome), validateCallEndArguments = /* @__PURE__ */ validator(checkCallEndArguments, collectCallEndArguments), validateWidgetDone = /* @__PURE__ */ validator(checkWidgetDone, collectWidgetDone), validateCallbackUnavailableReason = /* @__PURE__ */ validator(checkCallbackUnavailableReason, collectCallbackUnavailableReason), validateCallbackUnavailable = /* @__PURE__ */ validator(checkCallbackUnavailable, collectCallbackUnavailable), validateCallbackAvailability = /* @__PURE__ */ validator(checkCallbackAvailability, collectCallbackAvailability), validateWidgetState = /* @__PURE__ */ validator(checkWidgetState, collectWidgetState), validateChangeStateArguments = /* @__PURE__ */ validator(checkChangeStateArguments, collectChangeStateArguments), validateChatMode = /* @__PURE__ */ validator(checkChatMode, collectChatMode), validateContactInfo = /* @__PURE__ */ validator(checkContactInfo, collectContactInfo), validateWidgetRefusal = /* @__PURE__ */ validator(checkWidgetRefusal, collectWidgetRefusal), validateCustomDataResult = /* @__PURE__ */ validator(checkCustomDataResult, collectCustomDataResult), validateCustomField = /* @__PURE__ */ validator(checkCustomField, collectCustomField), validateCustomFields = /* @__PURE__ */ validator(checkCustomFields, collectCustomFields), validateInvitationRules = /* @__PURE__ */ validator(checkInvitationRules, collectInvitationRules), validateNoArguments = /* @__PURE__ */ validator(checkNoArguments, collectNoArguments), validateOfflineMessageForm = /* @__PURE__ */ validator(checkOfflineMessageForm, collectOfflineMessageForm), validateOfflineMessageRefused = /* @__PURE__ */ validator(checkOfflineMessageRefused, collectOfflineMessageRefused), validateOfflineMessageResult = /* @__PURE__ */ validator(checkOfflineMessageResult, collectOfflineMessageResult), validateOpenOptions = /* @__PURE__ */ validator(checkOpenOptions, collectOpenOptions), validateOpenArguments = /* @__PURE__ */ validator(checkOpenArguments, collectOpenArguments), validateSendOfflineMessageArguments = /* @__PURE__ */ validator(checkSendOfflineMessageArguments, collectSendOfflineMessageArguments), validateSetContactInfoArguments = /* @__PURE__ */ validator(checkSetContactInfoArguments, collectSetContactInfoArguments), validateSetCustomDataArguments = /* @__PURE__ */ validator(checkSetCustomDataArguments, collectSetCustomDataArguments), validateSetRulesArguments = /* @__PURE__ */ validator(checkSetRulesArguments, collectSetRulesArguments), validateSetUserTokenArguments = /* @__PURE__ */ validator(checkSetUserTokenArguments, collectSetUserTokenArguments), validateShowProactiveInvitationArguments = /* @__PURE__ */ validator(checkShowProactiveInvitationArguments, collectShowProactiveInvitationArguments), validateStartCallArguments = /* @__PURE__ */ validator(checkStartCallArguments, collectStartCallArguments), validateStartCallResult = /* @__PURE__ */ validator(checkStartCallResult, collectStartCallResult), validateUserTokenRefused = /* @__PURE__ */ validator(checkUserTokenRefused, collectUserTokenRefused), validateUserTokenSet = /* @__PURE__ */ validator(checkUserTokenSet, collectUserTokenSet), validateUserTokenResult = /* @__PURE__ */ validator(checkUserTokenResult, collectUserTokenResult), validateVisitorContact = /* @__PURE__ */ validator(checkVisitorContact, collectVisitorContact), validateVisitorNumber = /* @__PURE__ */ validator(checkVisitorNumber, collectVisitorNumber);
export {
  validateCallEndArguments,
  validateCallOutcome,
  validateCallResult,
  validateCallbackAvailability,
  validateCallbackUnavailable,
  validateCallbackUnavailableReason,
  validateChangeStateArguments,
  validateChatMode,
  validateContactInfo,
  validateCustomDataResult,
  validateCustomField,
  validateCustomFields,
  validateInvitationRules,
  validateNoArguments,
  validateOfflineMessageForm,
  validateOfflineMessageRefused,
  validateOfflineMessageResult,
  validateOpenArguments,
  validateOpenOptions,
  validateSendOfflineMessageArguments,
  validateSetContactInfoArguments,
  validateSetCustomDataArguments,
  validateSetRulesArguments,
  validateSetUserTokenArguments,
  validateShowProactiveInvitationArguments,
  validateStartCallArguments,
  validateStartCallResult,
  validateUserTokenRefused,
  validateUserTokenResult,
  validateUserTokenSet,
  validateVisitorContact,
  validateVisitorNumber,
  validateWidgetDone,
  validateWidgetRefusal,
  validateWidgetState
};
