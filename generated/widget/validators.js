// Made from specs/widget.asyncapi.yaml by `npm run generate`. Change the documents, never this file.

var validateCallResult = validate21;
var schema32 = { "type": "string", "enum": ["ok", "fail"] };
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate21.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  if (!(data === "ok" || data === "fail")) {
    validate21.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema32.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate21.errors = vErrors;
  return errors === 0;
}
var validateCallOutcome = validate22;
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.result !== void 0) {
        let data0 = data.result;
        const _errs1 = errors;
        if (typeof data0 !== "string") {
          validate22.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/$defs/CallResult/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
          return false;
        }
        if (!(data0 === "ok" || data0 === "fail")) {
          validate22.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/$defs/CallResult/enum", keyword: "enum", params: { allowedValues: schema32.enum }, message: "must be equal to one of the allowed values" }];
          return false;
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.reason !== void 0) {
          const _errs4 = errors;
          if (typeof data.reason !== "string") {
            validate22.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          var valid0 = _errs4 === errors;
        } else {
          var valid0 = true;
        }
      }
    } else {
      validate22.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate22.errors = vErrors;
  return errors === 0;
}
var validateCallEndArguments = validate23;
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.outcome === void 0 && (missing0 = "outcome")) {
        validate23.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.outcome !== void 0) {
          if (!validate22(data.outcome, { instancePath: instancePath + "/outcome", parentData: data, parentDataProperty: "outcome", rootData })) {
            vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
            errors = vErrors.length;
          }
        }
      }
    } else {
      validate23.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate23.errors = vErrors;
  return errors === 0;
}
var validateWidgetDone = validate25;
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.result === void 0 && (missing0 = "result")) {
        validate25.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.result !== void 0) {
          let data0 = data.result;
          if (typeof data0 !== "string") {
            validate25.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("ok" !== data0) {
            validate25.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/const", keyword: "const", params: { allowedValue: "ok" }, message: "must be equal to constant" }];
            return false;
          }
        }
      }
    } else {
      validate25.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate25.errors = vErrors;
  return errors === 0;
}
var validateCallbackUnavailableReason = validate26;
var schema37 = { "type": "string", "enum": ["Callback disabled", "Callback unavaiable"] };
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate26.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  if (!(data === "Callback disabled" || data === "Callback unavaiable")) {
    validate26.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema37.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate26.errors = vErrors;
  return errors === 0;
}
var validateCallbackUnavailable = validate27;
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.result === void 0 && (missing0 = "result") || data.reason === void 0 && (missing0 = "reason")) {
        validate27.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.result !== void 0) {
          let data0 = data.result;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate27.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("fail" !== data0) {
            validate27.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/const", keyword: "const", params: { allowedValue: "fail" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.reason !== void 0) {
            let data1 = data.reason;
            const _errs3 = errors;
            if (typeof data1 !== "string") {
              validate27.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/$defs/CallbackUnavailableReason/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if (!(data1 === "Callback disabled" || data1 === "Callback unavaiable")) {
              validate27.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/$defs/CallbackUnavailableReason/enum", keyword: "enum", params: { allowedValues: schema37.enum }, message: "must be equal to one of the allowed values" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate27.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate27.errors = vErrors;
  return errors === 0;
}
var validateCallbackAvailability = validate28;
var schema40 = { "type": "object", "required": ["result"], "properties": { "result": { "enum": ["ok", "fail"] } }, "x-tag": { "path": ["result"], "values": [["ok"], ["fail"]] }, "x-branches": [{ "$ref": "#/$defs/WidgetDone" }, { "$ref": "#/$defs/CallbackUnavailable" }] };
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.result === void 0 && (missing0 = "result")) {
        validate28.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.result !== void 0) {
          let data0 = data.result;
          const _errs1 = errors;
          if (!(data0 === "ok" || data0 === "fail")) {
            validate28.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/enum", keyword: "enum", params: { allowedValues: schema40.properties.result.enum }, message: "must be equal to one of the allowed values" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          const tag0 = data.result;
          if (tag0 === "ok") {
            const _errs3 = errors;
            if (errors === _errs3) {
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing1;
                if (data.result === void 0 && (missing1 = "result")) {
                  validate28.errors = [{ instancePath, schemaPath: "#/$defs/WidgetDone/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                  return false;
                } else {
                  if (data.result !== void 0) {
                    let data1 = data.result;
                    if (typeof data1 !== "string") {
                      validate28.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/$defs/WidgetDone/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    if ("ok" !== data1) {
                      validate28.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/$defs/WidgetDone/properties/result/const", keyword: "const", params: { allowedValue: "ok" }, message: "must be equal to constant" }];
                      return false;
                    }
                  }
                }
              } else {
                validate28.errors = [{ instancePath, schemaPath: "#/$defs/WidgetDone/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                return false;
              }
            }
          } else if (tag0 === "fail") {
            if (!validate27(data, { instancePath, parentData, parentDataProperty, rootData })) {
              vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate28.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate28.errors = vErrors;
  return errors === 0;
}
var validateWidgetState = validate30;
var schema42 = { "type": "string", "enum": ["chat", "call", "chat/call", "label", "chat/min"] };
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate30.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  if (!(data === "chat" || data === "call" || data === "chat/call" || data === "label" || data === "chat/min")) {
    validate30.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema42.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate30.errors = vErrors;
  return errors === 0;
}
var validateChangeStateArguments = validate31;
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.state === void 0 && (missing0 = "state")) {
        validate31.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.state !== void 0) {
          let data0 = data.state;
          if (typeof data0 !== "string") {
            validate31.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/$defs/WidgetState/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if (!(data0 === "chat" || data0 === "call" || data0 === "chat/call" || data0 === "label" || data0 === "chat/min")) {
            validate31.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/$defs/WidgetState/enum", keyword: "enum", params: { allowedValues: schema42.enum }, message: "must be equal to one of the allowed values" }];
            return false;
          }
        }
      }
    } else {
      validate31.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate31.errors = vErrors;
  return errors === 0;
}
var validateChatMode = validate32;
var schema45 = { "type": "string", "enum": ["online", "offline"] };
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate32.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  if (!(data === "online" || data === "offline")) {
    validate32.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema45.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate32.errors = vErrors;
  return errors === 0;
}
var validateContactInfo = validate33;
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.name !== void 0) {
        const _errs1 = errors;
        if (typeof data.name !== "string") {
          validate33.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
          return false;
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.email !== void 0) {
          const _errs3 = errors;
          if (typeof data.email !== "string") {
            validate33.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          var valid0 = _errs3 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.phone !== void 0) {
            const _errs5 = errors;
            if (typeof data.phone !== "string") {
              validate33.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs5 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.description !== void 0) {
              const _errs7 = errors;
              if (typeof data.description !== "string") {
                validate33.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs7 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate33.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate33.errors = vErrors;
  return errors === 0;
}
var validateWidgetRefusal = validate34;
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.result === void 0 && (missing0 = "result") || data.reason === void 0 && (missing0 = "reason")) {
        validate34.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.result !== void 0) {
          let data0 = data.result;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate34.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("fail" !== data0) {
            validate34.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/const", keyword: "const", params: { allowedValue: "fail" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.reason !== void 0) {
            const _errs3 = errors;
            if (typeof data.reason !== "string") {
              validate34.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate34.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate34.errors = vErrors;
  return errors === 0;
}
var validateCustomDataResult = validate35;
var schema48 = { "type": "object", "required": ["result"], "properties": { "result": { "enum": ["ok", "fail"] } }, "x-tag": { "path": ["result"], "values": [["ok"], ["fail"]] }, "x-branches": [{ "$ref": "#/$defs/WidgetDone" }, { "$ref": "#/$defs/WidgetRefusal" }] };
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.result === void 0 && (missing0 = "result")) {
        validate35.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.result !== void 0) {
          let data0 = data.result;
          const _errs1 = errors;
          if (!(data0 === "ok" || data0 === "fail")) {
            validate35.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/enum", keyword: "enum", params: { allowedValues: schema48.properties.result.enum }, message: "must be equal to one of the allowed values" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          const tag0 = data.result;
          if (tag0 === "ok") {
            const _errs3 = errors;
            if (errors === _errs3) {
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing1;
                if (data.result === void 0 && (missing1 = "result")) {
                  validate35.errors = [{ instancePath, schemaPath: "#/$defs/WidgetDone/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                  return false;
                } else {
                  if (data.result !== void 0) {
                    let data1 = data.result;
                    if (typeof data1 !== "string") {
                      validate35.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/$defs/WidgetDone/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    if ("ok" !== data1) {
                      validate35.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/$defs/WidgetDone/properties/result/const", keyword: "const", params: { allowedValue: "ok" }, message: "must be equal to constant" }];
                      return false;
                    }
                  }
                }
              } else {
                validate35.errors = [{ instancePath, schemaPath: "#/$defs/WidgetDone/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                return false;
              }
            }
          } else if (tag0 === "fail") {
            const _errs8 = errors;
            if (errors === _errs8) {
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing2;
                if (data.result === void 0 && (missing2 = "result") || data.reason === void 0 && (missing2 = "reason")) {
                  validate35.errors = [{ instancePath, schemaPath: "#/$defs/WidgetRefusal/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                  return false;
                } else {
                  if (data.result !== void 0) {
                    let data2 = data.result;
                    const _errs10 = errors;
                    if (typeof data2 !== "string") {
                      validate35.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/$defs/WidgetRefusal/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    if ("fail" !== data2) {
                      validate35.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/$defs/WidgetRefusal/properties/result/const", keyword: "const", params: { allowedValue: "fail" }, message: "must be equal to constant" }];
                      return false;
                    }
                    var valid7 = _errs10 === errors;
                  } else {
                    var valid7 = true;
                  }
                  if (valid7) {
                    if (data.reason !== void 0) {
                      const _errs12 = errors;
                      if (typeof data.reason !== "string") {
                        validate35.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/$defs/WidgetRefusal/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid7 = _errs12 === errors;
                    } else {
                      var valid7 = true;
                    }
                  }
                }
              } else {
                validate35.errors = [{ instancePath, schemaPath: "#/$defs/WidgetRefusal/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                return false;
              }
            }
          }
        }
      }
    } else {
      validate35.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate35.errors = vErrors;
  return errors === 0;
}
var validateCustomField = validate36;
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.content !== void 0) {
        const _errs1 = errors;
        if (typeof data.content !== "string") {
          validate36.errors = [{ instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
          return false;
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.title !== void 0) {
          const _errs3 = errors;
          if (typeof data.title !== "string") {
            validate36.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          var valid0 = _errs3 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.link !== void 0) {
            const _errs5 = errors;
            if (typeof data.link !== "string") {
              validate36.errors = [{ instancePath: instancePath + "/link", schemaPath: "#/properties/link/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs5 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.key !== void 0) {
              const _errs7 = errors;
              if (typeof data.key !== "string") {
                validate36.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs7 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate36.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate36.errors = vErrors;
  return errors === 0;
}
var validateCustomFields = validate37;
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        let data0 = data[i0];
        const _errs1 = errors;
        const _errs2 = errors;
        if (errors === _errs2) {
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            if (data0.content !== void 0) {
              const _errs4 = errors;
              if (typeof data0.content !== "string") {
                validate37.errors = [{ instancePath: instancePath + "/" + i0 + "/content", schemaPath: "#/$defs/CustomField/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid2 = _errs4 === errors;
            } else {
              var valid2 = true;
            }
            if (valid2) {
              if (data0.title !== void 0) {
                const _errs6 = errors;
                if (typeof data0.title !== "string") {
                  validate37.errors = [{ instancePath: instancePath + "/" + i0 + "/title", schemaPath: "#/$defs/CustomField/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
                var valid2 = _errs6 === errors;
              } else {
                var valid2 = true;
              }
              if (valid2) {
                if (data0.link !== void 0) {
                  const _errs8 = errors;
                  if (typeof data0.link !== "string") {
                    validate37.errors = [{ instancePath: instancePath + "/" + i0 + "/link", schemaPath: "#/$defs/CustomField/properties/link/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid2 = _errs8 === errors;
                } else {
                  var valid2 = true;
                }
                if (valid2) {
                  if (data0.key !== void 0) {
                    const _errs10 = errors;
                    if (typeof data0.key !== "string") {
                      validate37.errors = [{ instancePath: instancePath + "/" + i0 + "/key", schemaPath: "#/$defs/CustomField/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid2 = _errs10 === errors;
                  } else {
                    var valid2 = true;
                  }
                }
              }
            }
          } else {
            validate37.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/$defs/CustomField/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
            return false;
          }
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate37.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate37.errors = vErrors;
  return errors === 0;
}
var validateInvitationRules = validate38;
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      validate38.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate38.errors = vErrors;
  return errors === 0;
}
var validateNoArguments = validate39;
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 in data) {
        validate39.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
        return false;
        break;
      }
    } else {
      validate39.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate39.errors = vErrors;
  return errors === 0;
}
var validateOfflineMessageForm = validate40;
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.message === void 0 && (missing0 = "message")) {
        validate40.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.name !== void 0) {
          const _errs1 = errors;
          if (typeof data.name !== "string") {
            validate40.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.email !== void 0) {
            const _errs3 = errors;
            if (typeof data.email !== "string") {
              validate40.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.phone !== void 0) {
              const _errs5 = errors;
              if (typeof data.phone !== "string") {
                validate40.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.description !== void 0) {
                const _errs7 = errors;
                if (typeof data.description !== "string") {
                  validate40.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.message !== void 0) {
                  const _errs9 = errors;
                  if (typeof data.message !== "string") {
                    validate40.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate40.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate40.errors = vErrors;
  return errors === 0;
}
var validateOfflineMessageRefused = validate41;
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.result === void 0 && (missing0 = "result") || data.error === void 0 && (missing0 = "error")) {
        validate41.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.result !== void 0) {
          let data0 = data.result;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate41.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("fail" !== data0) {
            validate41.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/const", keyword: "const", params: { allowedValue: "fail" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.error !== void 0) {
            const _errs3 = errors;
            if (typeof data.error !== "string") {
              validate41.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate41.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate41.errors = vErrors;
  return errors === 0;
}
var validateOfflineMessageResult = validate42;
var schema58 = { "type": "object", "required": ["result"], "properties": { "result": { "enum": ["ok", "fail"] } }, "x-tag": { "path": ["result"], "values": [["ok"], ["fail"]] }, "x-branches": [{ "$ref": "#/$defs/WidgetDone" }, { "$ref": "#/$defs/OfflineMessageRefused" }] };
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.result === void 0 && (missing0 = "result")) {
        validate42.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.result !== void 0) {
          let data0 = data.result;
          const _errs1 = errors;
          if (!(data0 === "ok" || data0 === "fail")) {
            validate42.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/enum", keyword: "enum", params: { allowedValues: schema58.properties.result.enum }, message: "must be equal to one of the allowed values" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          const tag0 = data.result;
          if (tag0 === "ok") {
            const _errs3 = errors;
            if (errors === _errs3) {
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing1;
                if (data.result === void 0 && (missing1 = "result")) {
                  validate42.errors = [{ instancePath, schemaPath: "#/$defs/WidgetDone/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                  return false;
                } else {
                  if (data.result !== void 0) {
                    let data1 = data.result;
                    if (typeof data1 !== "string") {
                      validate42.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/$defs/WidgetDone/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    if ("ok" !== data1) {
                      validate42.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/$defs/WidgetDone/properties/result/const", keyword: "const", params: { allowedValue: "ok" }, message: "must be equal to constant" }];
                      return false;
                    }
                  }
                }
              } else {
                validate42.errors = [{ instancePath, schemaPath: "#/$defs/WidgetDone/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                return false;
              }
            }
          } else if (tag0 === "fail") {
            const _errs8 = errors;
            if (errors === _errs8) {
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing2;
                if (data.result === void 0 && (missing2 = "result") || data.error === void 0 && (missing2 = "error")) {
                  validate42.errors = [{ instancePath, schemaPath: "#/$defs/OfflineMessageRefused/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                  return false;
                } else {
                  if (data.result !== void 0) {
                    let data2 = data.result;
                    const _errs10 = errors;
                    if (typeof data2 !== "string") {
                      validate42.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/$defs/OfflineMessageRefused/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    if ("fail" !== data2) {
                      validate42.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/$defs/OfflineMessageRefused/properties/result/const", keyword: "const", params: { allowedValue: "fail" }, message: "must be equal to constant" }];
                      return false;
                    }
                    var valid7 = _errs10 === errors;
                  } else {
                    var valid7 = true;
                  }
                  if (valid7) {
                    if (data.error !== void 0) {
                      const _errs12 = errors;
                      if (typeof data.error !== "string") {
                        validate42.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/$defs/OfflineMessageRefused/properties/error/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid7 = _errs12 === errors;
                    } else {
                      var valid7 = true;
                    }
                  }
                }
              } else {
                validate42.errors = [{ instancePath, schemaPath: "#/$defs/OfflineMessageRefused/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                return false;
              }
            }
          }
        }
      }
    } else {
      validate42.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate42.errors = vErrors;
  return errors === 0;
}
var validateOpenOptions = validate43;
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.start !== void 0) {
        let data0 = data.start;
        if (typeof data0 !== "string") {
          validate43.errors = [{ instancePath: instancePath + "/start", schemaPath: "#/properties/start/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
          return false;
        }
        if ("call" !== data0) {
          validate43.errors = [{ instancePath: instancePath + "/start", schemaPath: "#/properties/start/const", keyword: "const", params: { allowedValue: "call" }, message: "must be equal to constant" }];
          return false;
        }
      }
    } else {
      validate43.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate43.errors = vErrors;
  return errors === 0;
}
var validateOpenArguments = validate44;
function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.options !== void 0) {
        let data0 = data.options;
        const _errs2 = errors;
        if (errors === _errs2) {
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            if (data0.start !== void 0) {
              let data1 = data0.start;
              if (typeof data1 !== "string") {
                validate44.errors = [{ instancePath: instancePath + "/options/start", schemaPath: "#/$defs/OpenOptions/properties/start/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              if ("call" !== data1) {
                validate44.errors = [{ instancePath: instancePath + "/options/start", schemaPath: "#/$defs/OpenOptions/properties/start/const", keyword: "const", params: { allowedValue: "call" }, message: "must be equal to constant" }];
                return false;
              }
            }
          } else {
            validate44.errors = [{ instancePath: instancePath + "/options", schemaPath: "#/$defs/OpenOptions/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
            return false;
          }
        }
      }
    } else {
      validate44.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate44.errors = vErrors;
  return errors === 0;
}
var validateSendOfflineMessageArguments = validate45;
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.form === void 0 && (missing0 = "form")) {
        validate45.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.form !== void 0) {
          let data0 = data.form;
          const _errs2 = errors;
          if (errors === _errs2) {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              let missing1;
              if (data0.message === void 0 && (missing1 = "message")) {
                validate45.errors = [{ instancePath: instancePath + "/form", schemaPath: "#/$defs/OfflineMessageForm/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                return false;
              } else {
                if (data0.name !== void 0) {
                  const _errs4 = errors;
                  if (typeof data0.name !== "string") {
                    validate45.errors = [{ instancePath: instancePath + "/form/name", schemaPath: "#/$defs/OfflineMessageForm/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid2 = _errs4 === errors;
                } else {
                  var valid2 = true;
                }
                if (valid2) {
                  if (data0.email !== void 0) {
                    const _errs6 = errors;
                    if (typeof data0.email !== "string") {
                      validate45.errors = [{ instancePath: instancePath + "/form/email", schemaPath: "#/$defs/OfflineMessageForm/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid2 = _errs6 === errors;
                  } else {
                    var valid2 = true;
                  }
                  if (valid2) {
                    if (data0.phone !== void 0) {
                      const _errs8 = errors;
                      if (typeof data0.phone !== "string") {
                        validate45.errors = [{ instancePath: instancePath + "/form/phone", schemaPath: "#/$defs/OfflineMessageForm/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid2 = _errs8 === errors;
                    } else {
                      var valid2 = true;
                    }
                    if (valid2) {
                      if (data0.description !== void 0) {
                        const _errs10 = errors;
                        if (typeof data0.description !== "string") {
                          validate45.errors = [{ instancePath: instancePath + "/form/description", schemaPath: "#/$defs/OfflineMessageForm/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                        var valid2 = _errs10 === errors;
                      } else {
                        var valid2 = true;
                      }
                      if (valid2) {
                        if (data0.message !== void 0) {
                          const _errs12 = errors;
                          if (typeof data0.message !== "string") {
                            validate45.errors = [{ instancePath: instancePath + "/form/message", schemaPath: "#/$defs/OfflineMessageForm/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                          var valid2 = _errs12 === errors;
                        } else {
                          var valid2 = true;
                        }
                      }
                    }
                  }
                }
              }
            } else {
              validate45.errors = [{ instancePath: instancePath + "/form", schemaPath: "#/$defs/OfflineMessageForm/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
        }
      }
    } else {
      validate45.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate45.errors = vErrors;
  return errors === 0;
}
var validateSetContactInfoArguments = validate46;
function validate46(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.contact_info === void 0 && (missing0 = "contact_info")) {
        validate46.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.contact_info !== void 0) {
          let data0 = data.contact_info;
          const _errs2 = errors;
          if (errors === _errs2) {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              if (data0.name !== void 0) {
                const _errs4 = errors;
                if (typeof data0.name !== "string") {
                  validate46.errors = [{ instancePath: instancePath + "/contact_info/name", schemaPath: "#/$defs/ContactInfo/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
                var valid2 = _errs4 === errors;
              } else {
                var valid2 = true;
              }
              if (valid2) {
                if (data0.email !== void 0) {
                  const _errs6 = errors;
                  if (typeof data0.email !== "string") {
                    validate46.errors = [{ instancePath: instancePath + "/contact_info/email", schemaPath: "#/$defs/ContactInfo/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid2 = _errs6 === errors;
                } else {
                  var valid2 = true;
                }
                if (valid2) {
                  if (data0.phone !== void 0) {
                    const _errs8 = errors;
                    if (typeof data0.phone !== "string") {
                      validate46.errors = [{ instancePath: instancePath + "/contact_info/phone", schemaPath: "#/$defs/ContactInfo/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid2 = _errs8 === errors;
                  } else {
                    var valid2 = true;
                  }
                  if (valid2) {
                    if (data0.description !== void 0) {
                      const _errs10 = errors;
                      if (typeof data0.description !== "string") {
                        validate46.errors = [{ instancePath: instancePath + "/contact_info/description", schemaPath: "#/$defs/ContactInfo/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid2 = _errs10 === errors;
                    } else {
                      var valid2 = true;
                    }
                  }
                }
              }
            } else {
              validate46.errors = [{ instancePath: instancePath + "/contact_info", schemaPath: "#/$defs/ContactInfo/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
        }
      }
    } else {
      validate46.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate46.errors = vErrors;
  return errors === 0;
}
var validateSetCustomDataArguments = validate47;
function validate47(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.fields === void 0 && (missing0 = "fields")) {
        validate47.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.fields !== void 0) {
          if (!validate37(data.fields, { instancePath: instancePath + "/fields", parentData: data, parentDataProperty: "fields", rootData })) {
            vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
            errors = vErrors.length;
          }
        }
      }
    } else {
      validate47.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate47.errors = vErrors;
  return errors === 0;
}
var validateSetRulesArguments = validate49;
function validate49(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.rules === void 0 && (missing0 = "rules")) {
        validate49.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.rules !== void 0) {
          let data0 = data.rules;
          const _errs2 = errors;
          if (errors === _errs2) {
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
              validate49.errors = [{ instancePath: instancePath + "/rules", schemaPath: "#/$defs/InvitationRules/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
        }
      }
    } else {
      validate49.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate49.errors = vErrors;
  return errors === 0;
}
var validateSetUserTokenArguments = validate50;
function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.token === void 0 && (missing0 = "token")) {
        validate50.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.token !== void 0) {
          if (typeof data.token !== "string") {
            validate50.errors = [{ instancePath: instancePath + "/token", schemaPath: "#/properties/token/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
        }
      }
    } else {
      validate50.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate50.errors = vErrors;
  return errors === 0;
}
var validateShowProactiveInvitationArguments = validate51;
function validate51(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.invitation_text === void 0 && (missing0 = "invitation_text")) {
        validate51.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.invitation_text !== void 0) {
          const _errs1 = errors;
          if (typeof data.invitation_text !== "string") {
            validate51.errors = [{ instancePath: instancePath + "/invitation_text", schemaPath: "#/properties/invitation_text/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.department_id !== void 0) {
            let data1 = data.department_id;
            const _errs3 = errors;
            if (!(typeof data1 == "number" && isFinite(data1))) {
              validate51.errors = [{ instancePath: instancePath + "/department_id", schemaPath: "#/properties/department_id/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate51.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate51.errors = vErrors;
  return errors === 0;
}
var validateStartCallArguments = validate52;
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.phone === void 0 && (missing0 = "phone")) {
        validate52.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.phone !== void 0) {
          if (typeof data.phone !== "string") {
            validate52.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
        }
      }
    } else {
      validate52.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate52.errors = vErrors;
  return errors === 0;
}
var validateStartCallResult = validate53;
var schema74 = { "type": "object", "required": ["result"], "properties": { "result": { "enum": ["ok", "fail"] } }, "x-tag": { "path": ["result"], "values": [["ok"], ["fail"]] }, "x-branches": [{ "$ref": "#/$defs/WidgetDone" }, { "$ref": "#/$defs/WidgetRefusal" }] };
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.result === void 0 && (missing0 = "result")) {
        validate53.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.result !== void 0) {
          let data0 = data.result;
          const _errs1 = errors;
          if (!(data0 === "ok" || data0 === "fail")) {
            validate53.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/enum", keyword: "enum", params: { allowedValues: schema74.properties.result.enum }, message: "must be equal to one of the allowed values" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          const tag0 = data.result;
          if (tag0 === "ok") {
            const _errs3 = errors;
            if (errors === _errs3) {
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing1;
                if (data.result === void 0 && (missing1 = "result")) {
                  validate53.errors = [{ instancePath, schemaPath: "#/$defs/WidgetDone/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                  return false;
                } else {
                  if (data.result !== void 0) {
                    let data1 = data.result;
                    if (typeof data1 !== "string") {
                      validate53.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/$defs/WidgetDone/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    if ("ok" !== data1) {
                      validate53.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/$defs/WidgetDone/properties/result/const", keyword: "const", params: { allowedValue: "ok" }, message: "must be equal to constant" }];
                      return false;
                    }
                  }
                }
              } else {
                validate53.errors = [{ instancePath, schemaPath: "#/$defs/WidgetDone/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                return false;
              }
            }
          } else if (tag0 === "fail") {
            const _errs8 = errors;
            if (errors === _errs8) {
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing2;
                if (data.result === void 0 && (missing2 = "result") || data.reason === void 0 && (missing2 = "reason")) {
                  validate53.errors = [{ instancePath, schemaPath: "#/$defs/WidgetRefusal/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                  return false;
                } else {
                  if (data.result !== void 0) {
                    let data2 = data.result;
                    const _errs10 = errors;
                    if (typeof data2 !== "string") {
                      validate53.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/$defs/WidgetRefusal/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    if ("fail" !== data2) {
                      validate53.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/$defs/WidgetRefusal/properties/result/const", keyword: "const", params: { allowedValue: "fail" }, message: "must be equal to constant" }];
                      return false;
                    }
                    var valid7 = _errs10 === errors;
                  } else {
                    var valid7 = true;
                  }
                  if (valid7) {
                    if (data.reason !== void 0) {
                      const _errs12 = errors;
                      if (typeof data.reason !== "string") {
                        validate53.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/$defs/WidgetRefusal/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid7 = _errs12 === errors;
                    } else {
                      var valid7 = true;
                    }
                  }
                }
              } else {
                validate53.errors = [{ instancePath, schemaPath: "#/$defs/WidgetRefusal/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                return false;
              }
            }
          }
        }
      }
    } else {
      validate53.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate53.errors = vErrors;
  return errors === 0;
}
var validateUserTokenRefused = validate54;
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.result === void 0 && (missing0 = "result") || data.token === void 0 && (missing0 = "token")) {
        validate54.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.result !== void 0) {
          let data0 = data.result;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate54.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("fail" !== data0) {
            validate54.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/const", keyword: "const", params: { allowedValue: "fail" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.token !== void 0) {
            let data1 = data.token;
            const _errs3 = errors;
            const _errs4 = errors;
            let valid1 = false;
            const _errs5 = errors;
            if (typeof data1 !== "string") {
              const err0 = { instancePath: instancePath + "/token", schemaPath: "#/properties/token/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            }
            var _valid0 = _errs5 === errors;
            valid1 = valid1 || _valid0;
            if (!valid1) {
              const _errs7 = errors;
              if (typeof data1 !== "boolean") {
                const err1 = { instancePath: instancePath + "/token", schemaPath: "#/properties/token/anyOf/1/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                if (vErrors === null) {
                  vErrors = [err1];
                } else {
                  vErrors.push(err1);
                }
                errors++;
              }
              if (false !== data1) {
                const err2 = { instancePath: instancePath + "/token", schemaPath: "#/properties/token/anyOf/1/const", keyword: "const", params: { allowedValue: false }, message: "must be equal to constant" };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
              }
              var _valid0 = _errs7 === errors;
              valid1 = valid1 || _valid0;
            }
            if (!valid1) {
              const err3 = { instancePath: instancePath + "/token", schemaPath: "#/properties/token/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
              validate54.errors = vErrors;
              return false;
            } else {
              errors = _errs4;
              if (vErrors !== null) {
                if (_errs4) {
                  vErrors.length = _errs4;
                } else {
                  vErrors = null;
                }
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate54.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate54.errors = vErrors;
  return errors === 0;
}
var validateUserTokenSet = validate55;
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.result === void 0 && (missing0 = "result") || data.token === void 0 && (missing0 = "token")) {
        validate55.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.result !== void 0) {
          let data0 = data.result;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate55.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("ok" !== data0) {
            validate55.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/const", keyword: "const", params: { allowedValue: "ok" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.token !== void 0) {
            const _errs3 = errors;
            if (typeof data.token !== "string") {
              validate55.errors = [{ instancePath: instancePath + "/token", schemaPath: "#/properties/token/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate55.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate55.errors = vErrors;
  return errors === 0;
}
var validateUserTokenResult = validate56;
var schema79 = { "type": "object", "required": ["result"], "properties": { "result": { "enum": ["ok", "fail"] } }, "x-tag": { "path": ["result"], "values": [["ok"], ["fail"]] }, "x-branches": [{ "$ref": "#/$defs/UserTokenSet" }, { "$ref": "#/$defs/UserTokenRefused" }] };
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.result === void 0 && (missing0 = "result")) {
        validate56.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.result !== void 0) {
          let data0 = data.result;
          const _errs1 = errors;
          if (!(data0 === "ok" || data0 === "fail")) {
            validate56.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/enum", keyword: "enum", params: { allowedValues: schema79.properties.result.enum }, message: "must be equal to one of the allowed values" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          const tag0 = data.result;
          if (tag0 === "ok") {
            const _errs3 = errors;
            if (errors === _errs3) {
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing1;
                if (data.result === void 0 && (missing1 = "result") || data.token === void 0 && (missing1 = "token")) {
                  validate56.errors = [{ instancePath, schemaPath: "#/$defs/UserTokenSet/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                  return false;
                } else {
                  if (data.result !== void 0) {
                    let data1 = data.result;
                    const _errs5 = errors;
                    if (typeof data1 !== "string") {
                      validate56.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/$defs/UserTokenSet/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    if ("ok" !== data1) {
                      validate56.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/$defs/UserTokenSet/properties/result/const", keyword: "const", params: { allowedValue: "ok" }, message: "must be equal to constant" }];
                      return false;
                    }
                    var valid4 = _errs5 === errors;
                  } else {
                    var valid4 = true;
                  }
                  if (valid4) {
                    if (data.token !== void 0) {
                      const _errs7 = errors;
                      if (typeof data.token !== "string") {
                        validate56.errors = [{ instancePath: instancePath + "/token", schemaPath: "#/$defs/UserTokenSet/properties/token/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid4 = _errs7 === errors;
                    } else {
                      var valid4 = true;
                    }
                  }
                }
              } else {
                validate56.errors = [{ instancePath, schemaPath: "#/$defs/UserTokenSet/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                return false;
              }
            }
          } else if (tag0 === "fail") {
            const _errs10 = errors;
            if (errors === _errs10) {
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing2;
                if (data.result === void 0 && (missing2 = "result") || data.token === void 0 && (missing2 = "token")) {
                  validate56.errors = [{ instancePath, schemaPath: "#/$defs/UserTokenRefused/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                  return false;
                } else {
                  if (data.result !== void 0) {
                    let data3 = data.result;
                    const _errs12 = errors;
                    if (typeof data3 !== "string") {
                      validate56.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/$defs/UserTokenRefused/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    if ("fail" !== data3) {
                      validate56.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/$defs/UserTokenRefused/properties/result/const", keyword: "const", params: { allowedValue: "fail" }, message: "must be equal to constant" }];
                      return false;
                    }
                    var valid7 = _errs12 === errors;
                  } else {
                    var valid7 = true;
                  }
                  if (valid7) {
                    if (data.token !== void 0) {
                      let data4 = data.token;
                      const _errs14 = errors;
                      const _errs15 = errors;
                      let valid8 = false;
                      const _errs16 = errors;
                      if (typeof data4 !== "string") {
                        const err0 = { instancePath: instancePath + "/token", schemaPath: "#/$defs/UserTokenRefused/properties/token/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err0];
                        } else {
                          vErrors.push(err0);
                        }
                        errors++;
                      }
                      var _valid0 = _errs16 === errors;
                      valid8 = valid8 || _valid0;
                      if (!valid8) {
                        const _errs18 = errors;
                        if (typeof data4 !== "boolean") {
                          const err1 = { instancePath: instancePath + "/token", schemaPath: "#/$defs/UserTokenRefused/properties/token/anyOf/1/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                          if (vErrors === null) {
                            vErrors = [err1];
                          } else {
                            vErrors.push(err1);
                          }
                          errors++;
                        }
                        if (false !== data4) {
                          const err2 = { instancePath: instancePath + "/token", schemaPath: "#/$defs/UserTokenRefused/properties/token/anyOf/1/const", keyword: "const", params: { allowedValue: false }, message: "must be equal to constant" };
                          if (vErrors === null) {
                            vErrors = [err2];
                          } else {
                            vErrors.push(err2);
                          }
                          errors++;
                        }
                        var _valid0 = _errs18 === errors;
                        valid8 = valid8 || _valid0;
                      }
                      if (!valid8) {
                        const err3 = { instancePath: instancePath + "/token", schemaPath: "#/$defs/UserTokenRefused/properties/token/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                        if (vErrors === null) {
                          vErrors = [err3];
                        } else {
                          vErrors.push(err3);
                        }
                        errors++;
                        validate56.errors = vErrors;
                        return false;
                      } else {
                        errors = _errs15;
                        if (vErrors !== null) {
                          if (_errs15) {
                            vErrors.length = _errs15;
                          } else {
                            vErrors = null;
                          }
                        }
                      }
                      var valid7 = _errs14 === errors;
                    } else {
                      var valid7 = true;
                    }
                  }
                }
              } else {
                validate56.errors = [{ instancePath, schemaPath: "#/$defs/UserTokenRefused/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                return false;
              }
            }
          }
        }
      }
    } else {
      validate56.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate56.errors = vErrors;
  return errors === 0;
}
var validateVisitorContact = validate57;
var schema82 = { "type": "object", "required": ["name", "email", "phone", "description"], "properties": { "name": { "type": ["string", "null"] }, "email": { "type": ["string", "null"] }, "phone": { "type": ["string", "null"] }, "description": { "type": ["string", "null"] } } };
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.email === void 0 && (missing0 = "email") || data.phone === void 0 && (missing0 = "phone") || data.description === void 0 && (missing0 = "description")) {
        validate57.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.name !== void 0) {
          let data0 = data.name;
          const _errs1 = errors;
          if (typeof data0 !== "string" && data0 !== null) {
            validate57.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: schema82.properties.name.type }, message: "must be string,null" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.email !== void 0) {
            let data1 = data.email;
            const _errs3 = errors;
            if (typeof data1 !== "string" && data1 !== null) {
              validate57.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: schema82.properties.email.type }, message: "must be string,null" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.phone !== void 0) {
              let data2 = data.phone;
              const _errs5 = errors;
              if (typeof data2 !== "string" && data2 !== null) {
                validate57.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: schema82.properties.phone.type }, message: "must be string,null" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.description !== void 0) {
                let data3 = data.description;
                const _errs7 = errors;
                if (typeof data3 !== "string" && data3 !== null) {
                  validate57.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema82.properties.description.type }, message: "must be string,null" }];
                  return false;
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate57.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate57.errors = vErrors;
  return errors === 0;
}
var validateVisitorNumber = validate58;
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validate58.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
    return false;
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data < 1 || isNaN(data)) {
        validate58.errors = [{ instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
        return false;
      }
    }
  }
  validate58.errors = vErrors;
  return errors === 0;
}
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
